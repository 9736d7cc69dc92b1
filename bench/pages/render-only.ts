import path from 'node:path'
import { builtWeb } from '#server/pages/web-bundle.ts'

/**
 * CPU time of the render alone: from the answers of the API to the finished HTML, garbage collection included, without
 * database, compression and HTTP (render-cost.ts has those too). Needs a build, and a shop that runs, to take the answers
 * from. `node bench/pages/render-only.ts http://127.0.0.1:3000`.
 */
const [shop = 'http://127.0.0.1:3000'] = process.argv.slice(2)
const WARM_UP = 500
const PAGES = 1000

const web = await builtWeb(path.join(import.meta.dirname, '../..'), shop)
const render = await web.renderPage()
const answers = new Map<string, string>()

async function callApi(apiPath: string) {
  const known = answers.get(apiPath) ?? (await (await fetch(shop + apiPath)).text())
  answers.set(apiPath, known)
  return { status: 200, body: JSON.parse(known) as unknown }
}

for (const url of ['/products', '/product/1']) {
  for (let page = 0; page < WARM_UP; page++) await render({ url, callApi })
  const before = process.cpuUsage()
  for (let page = 0; page < PAGES; page++) await render({ url, callApi })
  const { user, system } = process.cpuUsage(before)
  console.log(`${url}: ${((user + system) / 1000 / PAGES).toFixed(2)} ms of CPU per render (${PAGES} renders)`)
}
