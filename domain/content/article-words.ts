/** The words of a text in HTML, as a reader counts them. */
export function countWords(html: string): number {
  const plain = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&(?:nbsp|#160|#xa0);/gi, ' ')
  return plain.split(/\s+/).filter(Boolean).length
}
