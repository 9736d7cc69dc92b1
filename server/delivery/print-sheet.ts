import type { Deps } from '#server/deps.ts'
import { presentStop } from './delivery.present.ts'
import { selectRound } from './rounds.store.ts'
import { selectStopsOf } from './stops.store.ts'
import { readFacts } from '#server/facts/read-settings.ts'

/** The PDF maker is loaded when it is needed. */
export async function printSheet({ db, config }: Deps, roundId: number): Promise<{ name: string; pdf: Buffer } | null> {
  const round = await selectRound(db, roundId)
  if (!round) return null
  const { drawSheet } = await import('./draw-sheet.ts')
  const stops = (await selectStopsOf(db, roundId)).map(presentStop)
  const pdf = await drawSheet({
    day: round.day,
    van: round.van,
    stops,
    publicUrl: config.publicUrl,
    shop: await readFacts(db),
  })
  return { name: `delivery-${round.day}-${round.van.replaceAll(/[^\w-]+/g, '-')}.pdf`, pdf }
}
