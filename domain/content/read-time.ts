const WORDS_PER_MINUTE = 200

/** Whole minutes for an HTML body, at least one. */
export function readTime(html: string): number {
  return Math.max(1, Math.ceil(countWords(html) / WORDS_PER_MINUTE))
}

export function readTimeText(minutes: number): string {
  return `${minutes} min read`
}

function countWords(html: string): number {
  const text = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&[a-z#0-9]+;/gi, ' ')
  return text.split(/\s+/).filter(Boolean).length
}
