import { addPerson, addProduct, type Line, orderBody } from '#server/testing/shop-fixtures.ts'
import type { Ground } from './ground.ts'
import { expected, sentences, type StormReport } from './report.ts'

export type OversellSize = { buyers: number; units: number; rounds: number }

type Round = { name: string; stock: number; linesOf(buyer: number): Line[] }

const ROUNDS = [onePiece, splitLines, twoColours]

/** Many buyers, few pieces, all at once: a piece each, two lines of one piece, and one of each of two colours. */
export async function oversell(ground: Ground, { buyers, units, rounds }: OversellSize): Promise<StormReport> {
  const people = await Promise.all(Array.from({ length: buyers }, () => addPerson(ground.db)))
  const violations: string[] = []
  const facts: string[] = []
  for (let at = 0; at < rounds; at += 1) {
    const round = await (ROUNDS[at % ROUNDS.length] ?? onePiece)(ground, units)
    const answers = await Promise.all(
      people.map((buyer, index) => ground.post('/api/orders', buyer.headers, orderBody(...round.linesOf(index)))),
    )
    const placed = answers.filter(({ statusCode }) => statusCode === 201)
    const broken = answers.filter(({ statusCode }) => statusCode >= 500)
    const sold = placed.length * round.linesOf(0).length
    facts.push(`round ${at + 1}: ${sold} of ${round.stock} sold to ${buyers} buyers, ${round.name}`)
    violations.push(
      ...expected(`round ${at + 1}, pieces sold`, sold, round.stock),
      ...expected(`round ${at + 1}, answers of 5xx`, broken.length, 0),
    )
  }
  violations.push(...sentences(await ground.violations()))
  return { storm: 'oversell', facts, violations }
}

async function onePiece({ db }: Ground, units: number): Promise<Round> {
  const product_id = await addProduct(db, { stock: units })
  return { name: 'one each', stock: units, linesOf: () => [{ product_id, quantity: 1 }] }
}

async function splitLines({ db }: Ground, units: number): Promise<Round> {
  const product_id = await addProduct(db, { stock: units })
  const lines = ['natural', 'dark'].map((finish) => ({ product_id, quantity: 1, options: { finish } }))
  return { name: 'in split lines', stock: units, linesOf: () => lines }
}

/** Some ask for one colour first, some for the other; the third line names none and means the first colour. */
async function twoColours({ db }: Ground, units: number): Promise<Round> {
  const product_id = await addProduct(db, { colours: { Oatmeal: 2 * units, Moss: units } })
  const line = (options: Record<string, string>) => ({ product_id, quantity: 1, options })
  const lines = [line({ color: 'Oatmeal' }), line({ color: 'Moss' }), line({})]
  return {
    name: 'in two colours',
    stock: 3 * units,
    linesOf: (buyer) => (buyer % 2 === 0 ? lines : lines.toReversed()),
  }
}
