import { BACK_OFFICE } from '#domain/api/endpoints/backoffice.ts'
import { type DeskEvent, readDeskEvent } from './desk-event.ts'
import { readStream } from './read-stream.ts'

const [, ADDRESS] = BACK_OFFICE.events
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000
/** The server gives a sign at least twice in this time; a line that is silent for longer is dead. */
const SILENCE_MS = 75_000
/** Not allowed, or not there: asking again gives the same answer. */
const NEVER = [401, 403, 404]

type Line = { token: () => string | null; onEvent: (event: DeskEvent) => void; signal: AbortSignal }

/** Keeps a line to the shop open until the signal ends it; what was missed meanwhile the server sends after the last id. */
export async function listen({ token, onEvent, signal }: Line): Promise<void> {
  let lastId = ''
  let pause = FIRST_PAUSE_MS
  while (!signal.aborted) {
    const outcome = await hear({ token, signal, lastId }, (event) => {
      pause = FIRST_PAUSE_MS
      lastId = event.id
      onEvent(event)
    })
    if (outcome === 'refused') return
    await rest(pause * (0.75 + Math.random() / 2), signal)
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
  }
}

type Call = Pick<Line, 'token' | 'signal'> & { lastId: string }

async function hear({ token, signal, lastId }: Call, onEvent: (event: DeskEvent) => void) {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), SILENCE_MS)
  const onSign = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), SILENCE_MS)
  }
  try {
    const answer = await fetch(ADDRESS, {
      credentials: 'omit',
      cache: 'no-store',
      headers: {
        Accept: 'text/event-stream',
        Authorization: `Bearer ${token() ?? ''}`,
        ...(lastId ? { 'Last-Event-ID': lastId } : {}),
      },
      signal: AbortSignal.any([signal, silence.signal]),
    })
    if (NEVER.includes(answer.status)) return 'refused'
    if (!answer.ok || !answer.body) return 'ended'
    for await (const { data } of readStream(answer.body, onSign)) {
      const event = readDeskEvent(data)
      if (event) onEvent(event)
    }
  } catch {
    // The line broke, or nobody wants it any more: the loop decides.
  } finally {
    clearTimeout(timer)
  }
  return 'ended'
}

/** Until the pause is over, the network is back or the window is closed. */
function rest(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    addEventListener('online', done)
    signal.addEventListener('abort', done, { once: true })
  })
}
