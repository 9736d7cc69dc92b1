import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { failureBody } from './reply.ts'
import { commonHeaders } from './security-headers.ts'

const LINGER_MS = 1000

const TOO_LONG = { status: 431, code: 'too_large', message: 'The address or a header of the request is too long.' }
const TOO_SLOW = { status: 408, code: 'too_slow', message: 'The request took too long to arrive.' }
const UNREADABLE = { status: 400, code: 'bad_request', message: 'The request could not be understood.' }

const refusals: Record<string, typeof UNREADABLE> = {
  HPE_HEADER_OVERFLOW: TOO_LONG,
  ERR_HTTP_REQUEST_TIMEOUT: TOO_SLOW,
}

/** Node itself could not read the request (ten thousand ids in an address), so there is only the bare connection to answer. */
export function refuseUnreadable({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  // Who has gone hears nothing.
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const { status, ...refusal } = refusals[code] ?? UNREADABLE
  const body = JSON.stringify(failureBody(refusal))
  const headers = {
    ...commonHeaders,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
  // Closed at once, the connection would lose the answer on the way to somebody who is still sending.
  socket.resume()
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}
