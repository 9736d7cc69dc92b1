import { type ProductProblem, problemWords } from '#domain/catalog/product-problems.ts'
import { stateBadge } from '#domain/catalog/product-state.ts'
import { type Need, needWords } from '#domain/catalog/publish-needs.ts'
import { atFields, notFound, type Refusal } from '#server/http/reply.ts'
import type { ChangeRefusal } from './change-products.ts'
import type { RemoveRefusal } from './remove-product.ts'
import type { SaveRefusal } from './save-product.ts'
import { staleDetails, staleWords } from './stale-product.ts'

export const productNotFound = notFound('There is no such product.')

const SLUG_WORDS = (by: string) =>
  `This was the address of ${by}, and old links to it still lead there. Tick "Take this address over" to have them lead here instead.`

export function saveRefusal<R extends SaveRefusal | RemoveRefusal>(refusal: R): Refusal<R['code']>
export function saveRefusal(refusal: SaveRefusal | RemoveRefusal): Refusal<(SaveRefusal | RemoveRefusal)['code']> {
  switch (refusal.code) {
    case 'not_found':
      return productNotFound
    case 'changed_meanwhile':
      return { status: 409, code: refusal.code, message: staleWords(refusal), errors: staleDetails(refusal) }
    case 'invalid_product':
      return atFields(refusal.code, errorsOf(refusal.problems))
    case 'slug_was_used': {
      const message = SLUG_WORDS(refusal.by)
      return { status: 409, code: refusal.code, message, errors: { slug: [message] } }
    }
    case 'not_ready':
      return { status: 422, code: refusal.code, message: needsText(refusal.needs), errors: needErrors(refusal.needs) }
    case 'was_sold':
      return {
        status: 409,
        code: refusal.code,
        message: 'This product has been sold, so its orders and invoices name it. Archive it instead.',
      }
  }
}

function errorsOf(problems: readonly ProductProblem[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const { field, code } of problems) (errors[field] ??= []).push(problemWords(code))
  return errors
}

const listText = (needs: readonly Need[]) => needs.map(needWords).join(', ')
const needsText = (needs: readonly Need[]) => `What shoppers see needs ${listText(needs)}.`
const needErrors = (needs: readonly Need[]) =>
  Object.fromEntries(needs.map((need) => [need, [`A published product needs ${needWords(need)}`]]))

/** Every product that stands in the way, with its reason; the first reason gives the code. */
export function changeRefusal(refusals: readonly ChangeRefusal[]): Refusal<ChangeRefusal['code']> {
  const [first] = refusals
  if (!first) throw new Error('Nothing was refused')
  const only = refusals.length === 1
  const message = only ? reasonOf(first) : `${refusals.length} products stand in the way, so nothing was changed.`
  const errors = Object.fromEntries(refusals.map((refusal) => [String(refusal.id), detailsOf(refusal)]))
  return { status: first.code === 'not_found' ? 404 : 409, code: first.code, message, errors }
}

const detailsOf = (refusal: ChangeRefusal): string[] =>
  refusal.code === 'changed_meanwhile'
    ? [reasonOf(refusal), ...Object.values(staleDetails(refusal)).flat()]
    : [reasonOf(refusal)]

function reasonOf(refusal: ChangeRefusal): string {
  switch (refusal.code) {
    case 'not_found':
      return `Product ${refusal.id} is no longer there.`
    case 'changed_meanwhile':
      return staleWords(refusal)
    case 'wrong_state':
      return `${refusal.name} is ${word(refusal.from)} and cannot become ${word(refusal.to)}.`
    case 'not_ready':
      return `${refusal.name} still needs ${listText(refusal.needs)}.`
    case 'invalid_product':
      return `${refusal.name}: ${problemWords(refusal.problem)}.`
  }
}

const word = (state: Parameters<typeof stateBadge>[0]) => stateBadge(state).label.toLowerCase()
