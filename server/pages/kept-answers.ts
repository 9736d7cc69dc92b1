import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { hasDoubledHeader } from '#server/http/request-hygiene.ts'
import type { KeptPage, PageCache } from './page-cache.ts'

export type PageEncoding = keyof KeptPage['bodies']

type Headers = Record<string, number | string | string[] | undefined>
/** Headers as Node writes them fastest: names and values in turns. */
type Answer = { key: string; page: KeptPage; headers: string[] }
type GivenAnswer = { key: string; page: KeptPage; headers: Headers }
type Options = {
  pages: PageCache
  newId(): string
  isClosing(): boolean
  onAnswered(milliseconds: number): void
}

const MOST_ADDRESSES = 5_000

/**
 * The next visitor of a page gets what the last one got, before the framework begins: a third of its work. Only an answer
 * that went through every rule of the shop is repeated, with the headers they gave it and a number of its own, and only
 * while its page is kept. Whatever is unusual about a request goes the long way.
 */
export class KeptAnswers {
  readonly #options: Options
  readonly #answers = new Map<string, Answer>()

  constructor(options: Options) {
    this.#options = options
  }

  remember(address: string, encoding: PageEncoding, { key, page, headers }: GivenAnswer): void {
    if (this.#answers.size >= MOST_ADDRESSES) this.#answers.clear()
    const written = Object.entries(headers).flatMap(([name, value]) => [name, String(value)])
    this.#answers.set(`${encoding} ${address}`, { key, page, headers: written })
  }

  /** Stands before the framework; what it does not answer goes on to it. */
  standBefore(server: Server): void {
    const handlers = server.listeners('request')
    server.removeAllListeners('request')
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      if (!this.#repeat(request, response)) for (const handler of handlers) handler.call(server, request, response)
    })
  }

  #repeat(request: IncomingMessage, response: ServerResponse): boolean {
    const { pages, newId, isClosing, onAnswered } = this.#options
    if (!isUsual(request) || isClosing()) return false
    const encoding = preferredEncoding(request.headers['accept-encoding'])
    const answer = this.#answers.get(`${encoding} ${request.url}`)
    if (!answer) return false
    const began = performance.now()
    if (pages.kept(answer.key) !== answer.page) {
      this.#answers.delete(`${encoding} ${request.url}`)
      return false
    }
    response.writeHead(answer.page.status, [...answer.headers, 'x-request-id', newId()])
    response.end(answer.page.bodies[encoding])
    onAnswered(performance.now() - began)
    return true
  }
}

function isUsual({ method, headers, rawHeaders }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers['if-none-match'] === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    !hasDoubledHeader(rawHeaders)
  )
}

export function preferredEncoding(accepted: string | string[] | undefined): PageEncoding {
  const offered = String(accepted ?? '')
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(offered)) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(offered)) return 'gzip'
  return 'identity'
}
