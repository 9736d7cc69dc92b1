import type { FastifyInstance } from 'fastify'
import { CACHE_TAG_HEADER, GOOD_UNTIL_HEADER } from '#server/http/cache-tags.ts'
import { PAGE_RENDERER } from '#server/http/page-renderer-mark.ts'

export type ApiAnswer = { status: number; body: unknown; tags: readonly string[]; goodUntil: number }

/** Asks a route of this process, without a socket. */
export async function askApi(app: FastifyInstance, path: string): Promise<ApiAnswer> {
  const answer = await app.inject({ method: 'GET', url: path, remoteAddress: PAGE_RENDERER, headers: HEADERS })
  return {
    status: answer.statusCode,
    body: answer.json<unknown>(),
    tags: String(answer.headers[CACHE_TAG_HEADER] ?? '')
      .split(' ')
      .filter(Boolean),
    goodUntil: Number(answer.headers[GOOD_UNTIL_HEADER] ?? Infinity),
  }
}

const HEADERS = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' }
