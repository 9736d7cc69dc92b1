import { type ProblemCode } from '#domain/catalog/product-problems.ts'
import { canBecome, keptAs, type ProductState, stateOf } from '#domain/catalog/product-state.ts'
import { type Need, publishNeeds } from '#domain/catalog/publish-needs.ts'
import type { Paise } from '#domain/money/paise.ts'
import { saleProblem } from '#domain/pricing/sale.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { inTransaction, type Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { differenceOf, type ProductRecord } from './product-record.ts'
import { selectProductsLocked, updateProduct } from './products.store.ts'
import { refuseStaleProduct, type StaleProduct } from './stale-product.ts'

export type WantedChange = {
  readonly id: number
  readonly version: number
  readonly price?: Paise | undefined
  /** Null ends the sale. */
  readonly salePrice?: Paise | null | undefined
  readonly state?: ProductState | undefined
}

export type ChangeProducts = {
  readonly changes: readonly WantedChange[]
  readonly reason: string
  readonly actor: Actor
}

type Named = { readonly id: number; readonly name: string }
export type ChangeRefusal =
  | (StaleProduct & Named)
  | { readonly code: 'not_found'; readonly id: number }
  | (Named & { readonly code: 'wrong_state'; readonly from: ProductState; readonly to: ProductState })
  | (Named & { readonly code: 'not_ready'; readonly needs: readonly Need[] })
  | (Named & { readonly code: 'invalid_product'; readonly problem: ProblemCode })

/** Prices and states of several products: all of them, or none, with every reason why not. Answers how many changed. */
export async function changeProducts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { changes, reason, actor }: ChangeProducts,
): Promise<Result<number, readonly ChangeRefusal[]>> {
  return inTransaction<number, readonly ChangeRefusal[]>(db, async (tx) => {
    const now = clock.now()
    const locked = await selectProductsLocked(
      tx,
      changes.map(({ id }) => id),
    )
    const refusals: ChangeRefusal[] = []
    const decided: Decided[] = []
    for (const wanted of changes) {
      const product = locked.find(({ id }) => id === wanted.id)
      const refusal = product ? await refuse(tx, product, wanted, now) : ({ code: 'not_found', id: wanted.id } as const)
      if (refusal) refusals.push(refusal)
      else if (product)
        decided.push({ product, ...differenceOf(shown(product), { ...shown(product), ...said(wanted) }) })
    }
    if (refusals.length > 0) return err(refusals)
    const real = decided.filter(({ after }) => Object.keys(after).length > 0)
    for (const each of real) await save(tx, each, { reason, actor, now })
    return ok(real.length)
  })
}

type Values = Readonly<Record<string, unknown>>
type Decided = { product: ProductRecord; before: Values; after: Values }

const shown = (product: ProductRecord) => ({
  price: product.price,
  salePrice: product.salePrice,
  state: stateOf(product),
})

const said = ({ id: _id, version: _version, ...change }: WantedChange) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))

async function refuse(tx: Tx, product: ProductRecord, wanted: WantedChange, now: Date): Promise<ChangeRefusal | null> {
  const { id, name } = product
  const stale = await refuseStaleProduct(tx, product, wanted.version)
  if (stale) return { ...stale, id }
  const [from, to] = [stateOf(product), wanted.state ?? stateOf(product)]
  if (from !== to && !canBecome(from, to)) return { code: 'wrong_state', id, name, from, to }
  const needs = from !== to && to === 'published' ? publishNeeds(product) : []
  if (needs.length > 0) return { code: 'not_ready', id, name, needs }
  const problem = priceProblem(product, wanted, now)
  return problem && { code: 'invalid_product', id, name, problem }
}

/** Only who changes a price is told about it. */
function priceProblem(product: ProductRecord, { price, salePrice }: WantedChange, now: Date): ProblemCode | null {
  if (price === undefined && salePrice === undefined) return null
  const sale = salePrice === undefined ? product.salePrice : salePrice
  const dates = sale === null ? { saleStartsAt: null, saleEndsAt: null } : product
  return saleProblem(price ?? product.price, { ...dates, salePrice: sale }, now)
}

type How = { reason: string; actor: Actor; now: Date }

async function save(tx: Tx, { product, before, after }: Decided, { reason, actor, now }: How): Promise<void> {
  const { state, ...prices } = after as { state?: ProductState; price?: Paise; salePrice?: Paise | null }
  const version = await updateProduct(tx, product.id, { ...prices, ...(state && keptAs(state, now)) }, now)
  const action = state ? ACTIONS[state] : 'product.priced'
  const subject = `product:${product.id}` as const
  await writeAudit(tx, actor, { action, subject, before, after: { ...after, version }, reason }, now)
}

const ACTIONS: Readonly<Record<ProductState, string>> = {
  draft: 'product.unpublished',
  published: 'product.published',
  archived: 'product.archived',
}
