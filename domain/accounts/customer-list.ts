/** What the list of customers can be asked for; the address of the screen, the API and the SQL read this. */
export const CUSTOMER_STATES = ['active', 'blocked', 'erased'] as const
export type CustomerState = (typeof CUSTOMER_STATES)[number]

export const CUSTOMER_SORTS = ['joined', '-joined', 'name', '-name'] as const
export type CustomerSort = (typeof CUSTOMER_SORTS)[number]

type Dated = { readonly blockedAt: Date | null; readonly erasedAt: Date | null }

export function customerState({ blockedAt, erasedAt }: Dated): CustomerState {
  if (erasedAt) return 'erased'
  return blockedAt ? 'blocked' : 'active'
}
