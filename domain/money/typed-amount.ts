import type { z } from 'zod'

/** '₹ 1,50,000.50' is 150000.5; nothing is null; what is no amount is NaN, which no schema takes. A comma parts thousands only. */
export function typedAmount(text: string): number | null {
  const typed = text.replaceAll(/[₹\s]/g, '')
  if (typed === '') return null
  const isAmount = /^-?((\d+|\d{1,3}(,\d{2,3})*,\d{3})\.?\d*|\.\d+)$/.test(typed)
  return isAmount ? Number(typed.replaceAll(',', '')) : Number.NaN
}

/** What a field holds: rupees that can be reckoned with, nothing, or what is wrong with it. */
export type TypedMoney = { readonly amount: number | null; readonly problem: string | null }

/** Held against the schema of the call it goes to before anything reckons with it. */
export function typedMoney(text: string, schema: z.ZodType<number>): TypedMoney {
  const amount = typedAmount(text)
  if (amount === null) return { amount, problem: null }
  const problem = schema.safeParse(amount).error?.issues[0]?.message ?? null
  return { amount: problem === null ? amount : null, problem }
}
