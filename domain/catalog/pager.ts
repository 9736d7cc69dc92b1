export const PAGER_WINDOW = 5

export type Pager = {
  readonly pages: readonly number[]
  readonly isShown: boolean
  readonly canPrevious: boolean
  readonly canNext: boolean
}

/** Up to five numbers around the current page; near an end the window slides instead of shrinking. */
export function pager(current: number, lastPage: number): Pager {
  const size = Math.min(PAGER_WINDOW, lastPage)
  const centred = current - Math.floor(PAGER_WINDOW / 2)
  const first = Math.max(1, Math.min(centred, lastPage - size + 1))
  return {
    pages: Array.from({ length: Math.max(0, size) }, (_, index) => first + index),
    isShown: lastPage > 1,
    canPrevious: current > 1,
    canNext: current < lastPage,
  }
}

/** An empty listing still has its page 1. */
export function lastPageOf(total: number, perPage: number): number {
  return Math.max(1, Math.ceil(total / perPage))
}
