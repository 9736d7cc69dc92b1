import { availableParallelism, loadavg } from 'node:os'

/** Where others use the processors, a time says nothing about the shop; among the tests others always do. */
export const isCrowded = () => 'VITEST' in process.env || (loadavg()[0] ?? 0) > 2 * availableParallelism()
