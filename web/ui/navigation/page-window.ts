const WINDOW = 5

/** Up to five page numbers around the current one, kept whole at both ends. */
export function pageWindow(page: number, lastPage: number, size: number = WINDOW): number[] {
  const count = Math.min(size, lastPage)
  const wanted = page - Math.floor(size / 2)
  const first = Math.max(1, Math.min(wanted, lastPage - count + 1))
  return Array.from({ length: count }, (_, offset) => first + offset)
}
