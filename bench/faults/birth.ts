import { once } from 'node:events'
import { launchBuiltShop, startBuiltShop } from './built-shop.ts'
import type { Fault } from './fault.ts'

const LIVE = { DEMO: 'off', REHEARSAL: 'on' }

/** Tried out first, then opened live on the same data; and live with nothing set. */
export const birth: Fault = {
  name: 'birth',
  async run({ dataDir, port }) {
    const demo = await startBuiltShop({ dataDir, port })
    await demo.stop()
    const onDemo = await refused(dataDir, port, LIVE)
    const bare = await refused(`${dataDir}-bare`, port, { DEMO: 'off' })
    const rehearsal = await startBuiltShop({ dataDir: `${dataDir}-bare`, port, env: { ...LIVE, SEED: 'empty' } })
    const [mail, login, goods] = await Promise.all([
      fetch(`${rehearsal.origin}/dev/mail`),
      fetch(`${rehearsal.origin}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'owner@saalghar.example', password: 'saalghar-demo' }),
      }),
      fetch(`${rehearsal.origin}/api/products`).then(
        async (answer) => (await answer.json()) as { data: { total: number } },
      ),
    ])
    await rehearsal.stop()
    const backToDemo = await refused(`${dataDir}-bare`, port, { DEMO: 'on' })
    return {
      facts: [
        `on a demo's data: ${onDemo}`,
        `with nothing set: ${bare.replaceAll('\n', ' ')}`,
        `a live shop's books as a demo: ${backToDemo}`,
      ],
      problems: [
        ...(onDemo.includes('npm run go-live') ? [] : ["it opened live on a demo's data"]),
        ...(/SMTP_URL[\s\S]*GSTIN/.test(bare) ? [] : ['it opened without mail and with the facts of the demo']),
        ...(backToDemo.includes('belongs to a live shop') ? [] : ["a live shop's books opened as a demo"]),
        ...(mail.status === 404 && login.status === 401 ? [] : ['the demo is still there']),
        ...(goods.data.total === 0 ? [] : ['SEED=empty brought goods']),
      ],
    }
  },
}

/** What it said, of a shop that must end by itself. */
async function refused(dataDir: string, port: number, env: Record<string, string>): Promise<string> {
  const shop = launchBuiltShop({ dataDir, port, env })
  const ended = once(shop.child, 'exit')
  const timer = setTimeout(() => shop.child.kill('SIGTERM'), 60_000)
  const [code] = (await ended) as [number | null]
  clearTimeout(timer)
  return code === 1 ? shop.said().trim() : `it opened: ${shop.said()}`
}
