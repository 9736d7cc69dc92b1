import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { limitConcurrency } from '#server/http/limit-concurrency.ts'

/** argon2id with the OWASP figures: 19 MiB, two passes, one lane. The parameters travel inside each hash. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const
const NONCE_BYTES = 16

const derive = promisify(argon2)

/**
 * Hashing is meant to be slow; two at a time leave the other threads of the process to everybody else. Sixty who wait
 * are some seconds of work: whoever comes after them is better told to come back than left hanging.
 */
const inTurn = limitConcurrency({ atOnce: 2, waiting: 60 })

export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(NONCE_BYTES)
  const tag = await inTurn(() => derive('argon2id', { message: password, nonce, ...COST }))
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${unpadded(nonce)}$${unpadded(tag)}`
}

export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [, memory, passes, parallelism, nonce, tag] = PHC.exec(stored) ?? []
  if (!memory || !passes || !parallelism || !nonce || !tag) return false
  const expected = Buffer.from(tag, 'base64')
  const options = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const actual = await inTurn(() =>
    derive('argon2id', {
      message: password,
      nonce: Buffer.from(nonce, 'base64'),
      tagLength: expected.length,
      ...options,
    }),
  )
  return timingSafeEqual(actual, expected)
}

/** An account that does not exist, or has no password, costs the same time to refuse as a wrong password. */
export async function isRightPassword(password: string, stored: string | null): Promise<boolean> {
  if (stored !== null) return verifyPassword(password, stored)
  await inTurn(() => derive('argon2id', { message: password, nonce: randomBytes(NONCE_BYTES), ...COST }))
  return false
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/
const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
