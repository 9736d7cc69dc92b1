import { lastPageOf } from '#domain/catalog/pager.ts'

/** Beyond this a list says "more than", and the way on is from page to page. */
export const MOST_COUNTED = 1000

/** Which rows of a list are asked for. */
export type Cut = { readonly page: number; readonly per_page: number; readonly search?: string | undefined }

/**
 * A page of a list whose rows were counted up to one more than the most that is told. What is counted has a last page; beyond it
 * the next page is there as long as this one is full. Of what a word finds the first thousand are shown: who looks further says more.
 */
export function openPage<Row>({ page, per_page, search }: Cut, data: Row[], found: number) {
  const total = Math.min(found, MOST_COUNTED)
  const is_more = found > MOST_COUNTED
  const counted = lastPageOf(total, per_page)
  const beyond = data.length === per_page ? page + 1 : page
  const last_page = is_more && data.length > 0 && search === undefined ? Math.max(counted, beyond) : counted
  return { data, current_page: page, last_page, per_page, total, is_more }
}
