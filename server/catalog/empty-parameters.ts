import type { FastifyRequest } from 'fastify'

/** An empty parameter (`?search=&page=2`) is as if it had not been sent. */
export async function dropEmptyParameters(request: FastifyRequest): Promise<void> {
  const query = request.query as Record<string, unknown>
  request.query = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))
}
