import type { CouponTerms } from '#domain/api/coupon-desk.ts'
import { rupees } from '#domain/money/paise.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { addDays, atIst, isoDate, istDate } from '#domain/time/ist.ts'
import { type Overtaken, refuseOvertaken } from '#server/audit/overtaken.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { type CouponRecord, insertCoupon, selectCouponById, updateCoupon } from './coupon-desk.store.ts'

type Terms = Omit<CouponTerms, 'version'>
export type SaveCouponRefusal =
  | { readonly code: 'not_found' }
  | { readonly code: 'code_taken' }
  | { readonly code: 'below_used'; readonly used: number }
  | Overtaken
type Coded<Code> = SaveCouponRefusal & { readonly code: Code }
type Seen = 'not_found' | 'changed_meanwhile'
type Saved<Code> = Promise<Result<number, Coded<Code>>>

export async function makeCoupon(
  deps: Deps,
  { code, ...terms }: Terms & { code: string },
  actor: Actor,
): Saved<'code_taken'> {
  return inTransaction<number, Coded<'code_taken'>>(deps.db, async (tx) => {
    const made = await insertCoupon(tx, { code, ...rowOf(terms, null) })
    if (!made) return err({ code: 'code_taken' })
    const entry = { action: 'coupon.made', subject: `coupon:${made.id}`, after: facts(made) } as const
    await writeAudit(tx, actor, entry, deps.clock.now())
    return ok(made.id)
  })
}

/** Which coupon, as somebody saw it, and who is at it. */
export type SeenCoupon = { id: number; version: number; actor: Actor }

export async function changeCoupon(deps: Deps, seen: SeenCoupon, terms: Terms): Saved<Seen | 'below_used'> {
  return save<'below_used'>(deps, seen, 'coupon.changed', (coupon) => {
    const row = rowOf(terms, coupon)
    const isBelow = row.totalLimit !== null && row.totalLimit < coupon.used
    return isBelow ? err({ code: 'below_used', used: coupon.used }) : ok(row)
  })
}

export async function pauseCoupon(deps: Deps, seen: SeenCoupon, isPaused: boolean): Saved<Seen> {
  return save(deps, seen, isPaused ? 'coupon.paused' : 'coupon.resumed', () => ok({ isActive: !isPaused }))
}

/** Whoever has placed an order with it keeps what was promised. */
export async function endCoupon(deps: Deps, seen: SeenCoupon): Saved<Seen> {
  const now = deps.clock.now()
  return save(deps, seen, 'coupon.ended', ({ startsAt }) => {
    // One that has not begun ends before its first moment: it begins and ends at once.
    const begun = startsAt < now ? startsAt : new Date(now.getTime() - 1)
    return ok({ startsAt: begun, endsAt: now })
  })
}

type Change = Partial<CouponRecord>
type Decide<Code> = (coupon: CouponRecord) => Result<Change, Coded<Code>>

async function save<Code = never>(
  deps: Deps,
  { id, version, actor }: SeenCoupon,
  action: string,
  decide: Decide<Code>,
): Saved<Seen | Code> {
  return inTransaction<number, Coded<Seen | Code>>(deps.db, async (tx) => {
    const subject = `coupon:${id}` as const
    const coupon = await selectCouponById(tx, id)
    if (!coupon) return err({ code: 'not_found' })
    const overtaken = await refuseOvertaken(tx, subject, { version: coupon.version, seen: version })
    if (overtaken) return err(overtaken)
    const decided = decide(coupon)
    if (!decided.ok) return decided
    await updateCoupon(tx, id, decided.value)
    const change = { before: facts(coupon), after: facts({ ...coupon, ...decided.value }) }
    await writeAudit(tx, actor, { action, subject, ...change }, deps.clock.now())
    return ok(id)
  })
}

/** Days are those of India; the last one counts whole. An end that was not touched stays to the minute. */
function rowOf(terms: Terms, before: CouponRecord | null) {
  const { percent, amount, maximum, starts_on: from, ends_on: until } = terms
  const startsAt = before && istDate(before.startsAt) === from ? before.startsAt : atIst(isoDate(from), 0)
  const isSameEnd = before?.endsAt && lastDayOf(before.endsAt) === until
  return {
    percentBp: percent === null ? null : Math.round(percent * 100),
    amount: percent === null && amount !== null ? rupees(amount) : null,
    maximumDiscount: percent === null || maximum === null || maximum === 0 ? null : rupees(maximum),
    minimumItems: rupees(terms.minimum),
    startsAt,
    endsAt: isSameEnd ? before.endsAt : until === null ? null : dayAfter(until),
    totalLimit: terms.total_limit,
    perCustomerLimit: terms.per_person,
    note: terms.note.trim(),
  } satisfies Change
}

const dayAfter = (day: string) => atIst(addDays(isoDate(day), 1), 0)

/** The last day on which it can be used. */
export const lastDayOf = (endsAt: Date) => istDate(new Date(endsAt.getTime() - 1))

const facts = ({ id: _id, createdAt: _made, version: _version, ...rest }: CouponRecord) => rest
