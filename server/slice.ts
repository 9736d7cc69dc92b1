import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'

/** A slice registers its routes; server/slices.ts names them all. */
export type Slice = (app: FastifyInstance, deps: Deps) => Promise<void>
