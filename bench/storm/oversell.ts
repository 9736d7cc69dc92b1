import { addPerson, addProduct, orderBody } from '#server/testing/shop-fixtures.ts'
import type { Ground } from './ground.ts'
import { expected, sentences, type StormReport } from './report.ts'

export type OversellSize = { buyers: number; units: number; rounds: number }

/** Many buyers, few pieces, all at once; every second round each buyer's wish is split into two lines of one product. */
export async function oversell(ground: Ground, { buyers, units, rounds }: OversellSize): Promise<StormReport> {
  const people = await Promise.all(Array.from({ length: buyers }, () => addPerson(ground.db)))
  const violations: string[] = []
  const facts: string[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const product_id = await addProduct(ground.db, { stock: units })
    const isSplit = round % 2 === 0
    const lines = isSplit
      ? [
          { product_id, quantity: 1, options: { finish: 'natural' } },
          { product_id, quantity: 1, options: { finish: 'dark' } },
        ]
      : [{ product_id, quantity: 1 }]
    const answers = await Promise.all(
      people.map((buyer) => ground.post('/api/orders', buyer.headers, orderBody(...lines))),
    )
    const placed = answers.filter(({ statusCode }) => statusCode === 201)
    const broken = answers.filter(({ statusCode }) => statusCode >= 500)
    const sold = placed.length * (isSplit ? 2 : 1)
    facts.push(`round ${round}: ${sold} of ${units} sold to ${buyers} buyers${isSplit ? ' in split lines' : ''}`)
    violations.push(
      ...expected(`round ${round}, pieces sold`, sold, units),
      ...expected(`round ${round}, answers of 5xx`, broken.length, 0),
    )
  }
  violations.push(...sentences(await ground.violations()))
  return { storm: 'oversell', facts, violations }
}
