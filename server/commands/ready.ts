import { isReadyToOpen, type OpeningStep } from '#domain/opening/opening-list.ts'
import { readOpening } from '#server/opening/read-opening.ts'
import { type Tools, withShop } from './with-shop.ts'

const SIGNS: Record<OpeningStep['state'], string> = { done: 'ok     ', missing: 'MISSING', advised: 'advised' }

await withShop(tellWhatIsMissing)

/** Ends with 0 when nothing is missing, so that a script can ask. */
async function tellWhatIsMissing(tools: Tools): Promise<number> {
  const steps = await readOpening(tools)
  for (const { state, title, detail, texts } of steps) {
    tools.say(`${SIGNS[state]}  ${title}: ${detail}`)
    for (const { label, text } of state === 'done' ? [] : texts) tools.say(`           ${label}: ${text}`)
  }
  const isReady = isReadyToOpen(steps)
  tools.say(isReady ? '\nNothing is missing. The shop can open.' : '\nThe shop is not ready to open.')
  return isReady ? 0 : 1
}
