/** How much of each a page shows; what is more is for the desk. */
export const QUESTIONS_ON_PAGE = 50
export const LONGEST_QUESTION = 500
export const LONGEST_ANSWER = 2000

export type AnsweredBy = 'shop' | 'buyer'

/** Why a person may answer: because they run the shop, or because they have the piece at home. */
export function answersAs(person: { readonly isStaff: boolean; readonly hasPiece: boolean }): AnsweredBy | null {
  if (person.isStaff) return 'shop'
  return person.hasPiece ? 'buyer' : null
}
