import { EventEmitter } from 'node:events'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { CACHE_TAG_HEADER, GOOD_UNTIL_HEADER } from '#server/http/cache-tags.ts'
import { PAGE_RENDERER } from '#server/http/page-renderer-mark.ts'

export type ApiAnswer = { status: number; body: unknown; tags: readonly string[]; goodUntil: number }

/**
 * Asks a route of this process, without a socket. `inject` would do, and is what tests use; but the streams it makes for each
 * question outlive their page in V8's heap, and cost a listing that is rendered anew a tenth of its time.
 */
export async function askApi(app: FastifyInstance, path: string): Promise<ApiAnswer> {
  const { statusCode, headers, body } = await new Promise<Response>((answered, failed) =>
    app.routing(
      new Request(path) as unknown as IncomingMessage,
      new Response(answered, failed) as unknown as ServerResponse,
    ),
  )
  return {
    status: statusCode,
    body: JSON.parse(body) as unknown,
    tags: String(headers[CACHE_TAG_HEADER] ?? '')
      .split(' ')
      .filter(Boolean),
    goodUntil: Number(headers[GOOD_UNTIL_HEADER] ?? Infinity),
  }
}

const HEADERS = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' }
const RAW_HEADERS = Object.entries(HEADERS).flat()
const SOCKET = { remoteAddress: PAGE_RENDERER }

/** As much of a request as the framework and our hooks read of one without a body. */
class Request extends EventEmitter {
  readonly method = 'GET'
  readonly headers = HEADERS
  readonly rawHeaders = RAW_HEADERS
  readonly socket = SOCKET
  readonly aborted = false
  readonly httpVersionMajor = 1
  readonly url: string

  constructor(url: string) {
    super()
    this.url = url
  }
}

/** As much of a response as the framework writes to, and as `stream.finished` waits for when a route returns its reply. */
class Response extends EventEmitter {
  statusCode = 200
  headers: OutgoingHttpHeaders = {}
  body = ''
  headersSent = false
  writableEnded = false
  writableFinished = false
  readonly #answered: (answer: Response) => void
  readonly #failed: (error: Error | undefined) => void

  constructor(answered: (answer: Response) => void, failed: (error: Error | undefined) => void) {
    super()
    this.#answered = answered
    this.#failed = failed
  }

  // The framework keeps the headers itself until it hands over all of them.
  getHeader(): void {}
  setHeader(): void {}
  removeHeader(): void {}
  hasHeader(): boolean {
    return false
  }

  writeHead(status: number, headers: OutgoingHttpHeaders): void {
    this.statusCode = status
    this.headers = headers
    this.headersSent = true
  }

  write(part: string | Buffer): boolean {
    this.body += String(part)
    return true
  }

  end(part?: string | Buffer | null): void {
    this.body += String(part ?? '')
    this.writableEnded = true
    this.writableFinished = true
    this.emit('finish')
    this.#answered(this)
  }

  destroy(error?: Error): void {
    this.#failed(error)
  }
}
