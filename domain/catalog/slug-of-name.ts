const LONGEST = 80

/** 'Terai Oak Sideboard' is terai-oak-sideboard. Never figures alone: those are taken for a product's id. */
export function slugOfName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '')
  return /^\d*$/.test(plain) ? `piece-${plain}`.replace(/-$/, '') : plain
}
