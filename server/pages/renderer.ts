import { crc32 } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { FRONT } from '#domain/api/endpoints/front.ts'
import type { ShownShop } from '#domain/company/shop-facts.ts'
import { isPayingPath } from '#domain/content/paying-pages.ts'
import { isPrivatePath } from '#domain/content/public-pages.ts'
import { pagePolicy, type PagePolicy } from '#server/http/security-headers.ts'
import { type ApiAnswer, askApi } from './ask-api.ts'
import { cacheUntilChange } from './cache-until-change.ts'
import { oneByOne } from './one-by-one.ts'
import { PageBody } from './page-body.ts'
import type { CachedPage } from './page-cache.ts'
import type { PageAnswer, RenderPage } from './web-bundle.ts'

type Policy = Omit<PagePolicy, 'inline'>
/** What the clock says, and which change was told last (page-cache.ts). */
type Time = { now(): number; moment(): number | null }

/** Renders one page through the web bundle. Its data comes from the API routes of this process, without a socket. */
export function createRenderer(
  app: FastifyInstance,
  readShop: () => Promise<ShownShop>,
  renderPage: () => Promise<RenderPage>,
  policy: Policy,
  { now, moment }: Time,
) {
  const beforeDrawing = oneByOne()
  const ask = (path: string) => askApi(app, path)
  const isGood = ({ status, goodUntil }: ApiAnswer) => status === 200 && now() < goodUntil
  const announcement = cacheUntilChange(moment, () => ask(ANNOUNCEMENT), isGood)
  return async function render(key: string): Promise<CachedPage> {
    const tags = new Set<string>(['all'])
    let goodUntil = Infinity
    let worst = 200
    const paymentOrigins = isPayingPath(key) ? policy.paymentOrigins : []
    const [renderNow, shop] = await Promise.all([renderPage(), readShop()])
    const page = await renderNow({
      url: key,
      shop,
      beforeDrawing,
      hasNoPayment: policy.paymentOrigins.length > paymentOrigins.length,
      async callApi(path) {
        const answer = await (path === ANNOUNCEMENT ? announcement() : ask(path))
        for (const tag of answer.tags) tags.add(tag)
        goodUntil = Math.min(goodUntil, answer.goodUntil)
        worst = Math.max(worst, answer.status)
        return answer
      },
    })
    if (worst === 503) throw new DataUnavailable(key)
    const kept = { ...keepable(page, [...tags], { ...policy, paymentOrigins }, now()), goodUntil, isWhole: worst < 500 }
    return isPrivatePath(key) ? { ...kept, headers: { ...kept.headers, ...UNLISTED } } : kept
  }
}

/** A page without its data is no page: what was shown before is better, and so is "come back in a moment". */
class DataUnavailable extends Error {
  readonly status = 503

  constructor(key: string) {
    super(`The data of ${key} is unavailable`)
  }
}

/** Also for robots that read no page. */
const UNLISTED = { 'x-robots-tag': 'noindex, nofollow' }

/** Stands above every page. */
const [, ANNOUNCEMENT] = FRONT.announcement

function keepable(page: PageAnswer, tags: string[], policy: Policy, renderedAt: number): CachedPage {
  const body = new PageBody(page.html)
  return {
    status: page.status,
    etag: etagOf(body.identity),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': pagePolicy({ ...policy, inline: page.inline }),
      vary: 'accept-encoding',
      'cache-control': 'no-cache',
      ...(page.redirect ? { location: page.redirect } : {}),
    },
    body,
    tags,
    renderedAt,
  }
}

/** Tells two states of one page apart, which nobody forges: a checksum takes an eighth of the time of a hash. */
const etagOf = (page: Buffer) => `"${page.length.toString(36)}-${crc32(page).toString(36)}"`
