import { commonHeaders } from '#server/http/security-headers.ts'
import { PLAIN_HEADERS } from '#server/http/plain-page.ts'
import type { TurnAway } from './answer-cache.ts'
import { busyPage } from './error-page.ts'
import { pageKey } from './page-key.ts'

type Options = { isFull(): boolean; isKept(key: string): boolean; newId(): string }

const NOT_A_PAGE = /^\/(?:api|assets|media|dev|simulator|healthz|readyz|metrics)(?:[/?]|$)|\.[a-z0-9]{2,5}(?:\?|$)/
const BODY = Buffer.from(busyPage)
const HEADERS = Object.entries({
  ...commonHeaders,
  ...PLAIN_HEADERS,
  'retry-after': '2',
  'cache-control': 'no-store',
  'content-length': String(BODY.length),
}).flat()

/**
 * With all turns taken and the queue full, a page that would have to be rendered is refused before the framework begins: a thousand
 * who ask at once must not cost what is kept, nor the answer to "are you alive", their time.
 */
export function turnAway({ isFull, isKept, newId }: Options): TurnAway {
  return ({ method, url = '' }, response) => {
    if (!isFull() || method !== 'GET' || NOT_A_PAGE.test(url) || !url.startsWith('/')) return false
    if (!URL.canParse(url, 'http://page') || isKept(pageKey(url))) return false
    response.writeHead(503, [...HEADERS, 'x-request-id', newId()])
    response.end(BODY)
    return true
  }
}
