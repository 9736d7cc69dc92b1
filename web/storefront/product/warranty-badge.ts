/** A badge is a few words. A warranty that is told in sentences gives its first figure, "5-Year Warranty". */
export function warrantyBadge(text: string | null): string | null {
  if (!text) return null
  if (text.length <= 30) return text
  const years = /(\d+)[\s-]*years?/i.exec(text)?.[1]
  return years ? `${years}-Year Warranty` : null
}
