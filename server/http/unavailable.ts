import type { FastifyReply } from 'fastify'
import type { CommonCode } from '#domain/api/endpoint.ts'
import { turnAway, type Refusal } from './reply.ts'

/** Nobody reaches the database, or it has too much to do. */
const AWAY = new Set(['57P01', '57P02', '57P03', '57014', '53200', '53300', '08000', '08001', '08003', '08006'])
const NO_SOCKET = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/** It answers and takes nothing: the disk is full or broken, or it is a copy that only reads. */
const UNWRITABLE = new Set(['53100', '58030', '25006', 'ENOSPC', 'EDQUOT', 'EROFS'])
/** The driver gives these no code. */
const LOST =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/

export type Unavailable = 'away' | 'unwritable'

/** Why something failed that is nobody's mistake and will pass; null for a bug. Looks through what wraps the cause. */
export function unavailability(error: unknown): Unavailable | null {
  if (!(error instanceof Error)) return null
  const code = 'code' in error ? String(error.code) : ''
  if (UNWRITABLE.has(code)) return 'unwritable'
  const isSocketGone = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'
  if (AWAY.has(code) || NO_SOCKET.has(code) || isSocketGone || LOST.test(error.message)) return 'away'
  if ('status' in error && error.status === 503) return 'away'
  return unavailability(error.cause)
}

export const RETRY_AFTER_SECONDS = '5'

const REFUSALS: Record<Unavailable, Refusal<CommonCode>> = {
  away: {
    status: 503,
    code: 'unavailable',
    message: 'The shop cannot do this for a moment. Please try again in a few seconds.',
  },
  unwritable: {
    status: 503,
    code: 'unavailable',
    message: 'The shop can be looked at but takes nothing in right now. Please try again in a few minutes.',
  },
}

export const refuseForNow = (reply: FastifyReply, why: Unavailable) =>
  turnAway(reply.header('retry-after', RETRY_AFTER_SECONDS), REFUSALS[why])
