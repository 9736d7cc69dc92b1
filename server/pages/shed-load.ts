import { commonHeaders } from '#server/http/security-headers.ts'
import { PLAIN_HEADERS } from '#server/http/plain-page.ts'
import type { ShedLoad } from './answer-cache.ts'
import { busyPage } from './error-page.ts'
import { pageKey } from './page-key.ts'

type Options = { isFull(): boolean; isKept(key: string): boolean; newId(): string }

const NOT_A_PAGE = /^\/(?:api|assets|media|dev|simulator|healthz|readyz|metrics)(?:[/?]|$)|\.[a-z0-9]{2,5}(?:\?|$)/
const HEADERS = Object.entries({
  ...commonHeaders,
  ...PLAIN_HEADERS,
  'retry-after': '2',
  'cache-control': 'no-store',
}).flat()

/** Who comes back at once, whatever Retry-After says, must not keep the shop busy with refusing. */
const REFUSED_AFTER_MS = 700
const MOST_HELD = 5_000

/**
 * With all turns taken and the queue full, a page that would have to be rendered is refused before the framework begins: a thousand
 * who ask at once must not cost what is kept, nor the answer to "are you alive", their time. The refusal itself takes its time.
 */
export function shedLoad({ isFull, isKept, newId }: Options): ShedLoad {
  let held = 0
  return ({ method, url = '' }, response) => {
    if (!isFull() || method !== 'GET' || !url.startsWith('/') || NOT_A_PAGE.test(url)) return false
    // Looking up an address with parameters costs as much as refusing it ten times.
    if (!url.includes('?') && URL.canParse(url, 'http://page') && isKept(pageKey(url))) return false
    const refuse = () => {
      const body = Buffer.from(busyPage())
      response.writeHead(503, [...HEADERS, 'content-length', String(body.length), 'x-request-id', newId()])
      response.end(body)
    }
    if (held >= MOST_HELD) refuse()
    else {
      held += 1
      setTimeout(() => {
        held -= 1
        if (!response.destroyed) refuse()
      }, REFUSED_AFTER_MS)
    }
    return true
  }
}
