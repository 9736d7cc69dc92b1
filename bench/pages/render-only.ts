import path from 'node:path'
import { DEFAULT_SETTINGS } from '#domain/company/default-settings.ts'
import { shownShop } from '#domain/company/shop-facts.ts'
import { istDate } from '#domain/time/ist.ts'
import { builtWeb } from '#server/pages/web-bundle.ts'

/**
 * CPU time of the render alone: from the answers of the API to the finished HTML, garbage collection included, without
 * database, compression and HTTP (render-cost.ts has those too). Needs a build, and a shop that runs, to take the answers
 * from. `node bench/pages/render-only.ts http://127.0.0.1:3000`.
 */
const [address = 'http://127.0.0.1:3000'] = process.argv.slice(2)
const shop = shownShop(DEFAULT_SETTINGS, istDate(new Date()))
const WARM_UP = 500
const PAGES = 1000

const web = await builtWeb(path.join(import.meta.dirname, '../..'), address)
const render = await web.renderPage()
const answers = new Map<string, string>()

async function callApi(apiPath: string) {
  const known = answers.get(apiPath) ?? (await (await fetch(address + apiPath)).text())
  answers.set(apiPath, known)
  return { status: 200, body: JSON.parse(known) as unknown }
}

for (const url of ['/products', '/product/1']) {
  for (let page = 0; page < WARM_UP; page++) await render({ url, shop, callApi })
  const before = process.cpuUsage()
  for (let page = 0; page < PAGES; page++) await render({ url, shop, callApi })
  const { user, system } = process.cpuUsage(before)
  console.log(`${url}: ${((user + system) / 1000 / PAGES).toFixed(2)} ms of CPU per render (${PAGES} renders)`)
}
