import { once } from 'node:events'
import path from 'node:path'
import { launchBuiltShop, startBuiltShop, timed } from './built-shop.ts'
import type { Fault } from './fault.ts'

const SHIFT = path.join(import.meta.dirname, 'shift-clock.mjs')

/** One machine two hours ahead must not start; one that is fifty seconds off goes by the database's clock. */
export const wrongClock: Fault = {
  name: 'wrong-clock',
  async run({ dataDir, port }) {
    const right = await startBuiltShop({ dataDir, port })
    try {
      const wrong = launchBuiltShop({
        dataDir,
        port: port + 1,
        nodeArgs: ['--import', SHIFT],
        env: { SHIFT_MS: '7200000' },
      })
      const [code] = (await once(wrong.child, 'exit')) as [number]
      const near = await startBuiltShop({
        dataDir,
        port: port + 2,
        nodeArgs: ['--import', SHIFT],
        env: { SHIFT_MS: '50000' },
      })
      const answer = await timed(`${near.origin}/api/products`)
      await near.stop()
      const sentence = wrong.said().trim().split('\n').at(-1) ?? ''
      return {
        facts: [`two hours ahead: exit ${code}, "${sentence}"`, `fifty seconds ahead: opens, ${answer.status}`],
        problems: [
          ...(code === 1 && sentence.includes('ahead of the database') ? [] : ['a machine two hours ahead was let in']),
          ...(answer.status === 200 ? [] : ['a machine fifty seconds ahead did not open']),
        ],
      }
    } finally {
      await right.stop()
    }
  },
}
