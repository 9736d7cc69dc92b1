/** A draft is seen by staff alone, a published product by everybody, an archived one is kept for what was sold of it. */
export const PRODUCT_STATES = ['draft', 'published', 'archived'] as const
export type ProductState = (typeof PRODUCT_STATES)[number]

const NEXT: Readonly<Record<ProductState, readonly ProductState[]>> = {
  draft: ['published', 'archived'],
  published: ['draft', 'archived'],
  archived: ['draft'],
}

export const canBecome = (from: ProductState, to: ProductState): boolean => NEXT[from].includes(to)

type Kept = { readonly isActive: boolean; readonly archivedAt: Date | null }

export function stateOf({ isActive, archivedAt }: Kept): ProductState {
  if (isActive) return 'published'
  return archivedAt === null ? 'draft' : 'archived'
}

/** As the database keeps it. */
export const keptAs = (state: ProductState, now: Date): Kept => ({
  isActive: state === 'published',
  archivedAt: state === 'archived' ? now : null,
})

type Badge = { readonly label: string; readonly tone: 'grey' | 'green' | 'orange' }
const BADGES: Readonly<Record<ProductState, Badge>> = {
  draft: { label: 'Draft', tone: 'orange' },
  published: { label: 'Published', tone: 'green' },
  archived: { label: 'Archived', tone: 'grey' },
}

export const stateBadge = (state: ProductState): Badge => BADGES[state]
