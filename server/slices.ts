import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'

/** A slice registers its routes. */
export type Slice = (app: FastifyInstance, deps: Deps) => Promise<void>

/** Every slice of the shop, in one place. */
export const slices: readonly Slice[] = []
