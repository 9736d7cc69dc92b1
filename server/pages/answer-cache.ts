import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http'
import { hasDoubledHeader } from '#server/http/request-hygiene.ts'
import type { PageEncoding } from './page-body.ts'

type Headers = Record<string, number | string | string[] | undefined>
type Asked = { url: string; headers: IncomingHttpHeaders }
type GivenAnswer = { body: Buffer; headers: Headers; route: string; isStillGood: () => boolean }
/** Headers as Node writes them fastest: names and values in turns. */
type Answer = Omit<GivenAnswer, 'headers'> & { headers: string[] }
type Options = {
  newId(): string
  isClosing(): boolean
  onAnswered(route: string): void
}

export type ShedLoad = (request: IncomingMessage, response: ServerResponse) => boolean

const MOST_ADDRESSES = 5_000
const MOST_BYTES = 64 * 1024 * 1024
const ID_HEADER = 'x-request-id'

/**
 * The next visitor gets what the last one got, before the framework begins: a fraction of its work. Only an answer that went
 * through every rule of the shop is repeated, with the headers they gave it and a number of its own, and only while it is
 * still good. Whatever is unusual about a request goes the long way.
 */
export class AnswerCache {
  readonly #options: Options
  readonly #answers = new Map<string, Answer>()
  #bytes = 0

  constructor(options: Options) {
    this.#options = options
  }

  remember(asked: Asked, { headers, ...given }: GivenAnswer): void {
    if (this.#answers.size >= MOST_ADDRESSES || this.#bytes + weight(keyOf(asked), given) > MOST_BYTES)
      this.#forgetAll()
    const written = Object.entries(headers).filter(([name]) => name !== ID_HEADER)
    const key = keyOf(asked)
    this.#forget(key)
    this.#answers.set(key, { ...given, headers: written.flatMap(([name, value]) => [name, String(value)]) })
    this.#bytes += weight(key, given)
  }

  /** Stands before the framework; what it does not answer, and nobody turns away, goes on to it. */
  standBefore(server: Server, shedLoad: ShedLoad = () => false): void {
    const handlers = server.listeners('request')
    server.removeAllListeners('request')
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      if (this.#repeat(request, response) || shedLoad(request, response)) return
      for (const handler of handlers) handler.call(server, request, response)
    })
  }

  #repeat(request: IncomingMessage, response: ServerResponse): boolean {
    const { newId, isClosing, onAnswered } = this.#options
    if (!isUsual(request) || isClosing()) return false
    const key = keyOf({ url: request.url ?? '', headers: request.headers })
    const answer = this.#answers.get(key)
    if (!answer) return false
    if (!answer.isStillGood()) {
      this.#forget(key)
      return false
    }
    response.writeHead(200, [...answer.headers, ID_HEADER, newId()])
    response.end(answer.body)
    onAnswered(answer.route)
    return true
  }

  #forget(key: string): void {
    const answer = this.#answers.get(key)
    if (answer) this.#bytes -= weight(key, answer)
    this.#answers.delete(key)
  }

  #forgetAll(): void {
    this.#answers.clear()
    this.#bytes = 0
  }
}

/** With its address, which somebody else chose. */
const weight = (key: string, { body }: { body: Buffer }) => body.length + 2 * key.length + 1_000

/** The address, and what of the visitor's browser an answer may depend on: see the `vary` of pages, files and pictures. */
function keyOf({ url, headers }: Asked): string {
  const knowsAvif = headers.accept?.includes('image/avif') ?? false
  return `${preferredEncoding(headers['accept-encoding'])} ${knowsAvif} ${url}`
}

const UNUSUAL = ['if-none-match', 'if-modified-since', 'range', 'content-length', 'transfer-encoding']

function isUsual({ method, headers, rawHeaders }: IncomingMessage): boolean {
  return method === 'GET' && UNUSUAL.every((name) => headers[name] === undefined) && !hasDoubledHeader(rawHeaders)
}

const MOST_BROWSERS = 200
const known = new Map<string, PageEncoding>()

/** Browsers say it in a handful of ways, millions of times. */
export function preferredEncoding(accepted: string | string[] | undefined): PageEncoding {
  const offered = String(accepted ?? '')
  const encoding = known.get(offered) ?? readEncoding(offered)
  if (known.size < MOST_BROWSERS) known.set(offered, encoding)
  return encoding
}

function readEncoding(offered: string): PageEncoding {
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(offered)) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(offered)) return 'gzip'
  return 'identity'
}
