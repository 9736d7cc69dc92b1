import type { FastifyReply } from 'fastify'
import { mayHearOf } from '#domain/backoffice/desk-events.ts'
import { type DeskFeed, type DeskWindow, messageOf } from './desk-feed.ts'
import type { DeskEvent } from './desk-events.store.ts'

/** Who does not read what is sent is let go; the browser comes back with the number of the last message it has. */
const MOST_UNREAD_BYTES = 256 * 1024

type Opening = Pick<DeskWindow, 'userId' | 'person' | 'renew'> & {
  /** Reads what was missed since the window was last open. */
  missed: () => Promise<DeskEvent[]>
}

/**
 * An answer that does not end (server-sent events). It leaves the framework's hands, because its time limit and its
 * compression are made for answers that do.
 */
export async function openWindow(reply: FastifyReply, feed: DeskFeed, opening: Opening): Promise<void> {
  const { raw } = reply.hijack()
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // A proxy that gathers an answer before it passes it on would keep everything to itself.
    'x-accel-buffering': 'no',
  })
  const window: DeskWindow = {
    ...opening,
    write(text) {
      if (raw.writableLength > MOST_UNREAD_BYTES) raw.destroy()
      else raw.write(text)
    },
    end: () => void raw.end(),
  }
  raw.on('close', feed.join(window))
  window.write('retry: 3000\n\n')
  await repeatMissed(window, opening.missed)
}

/** Told after the window has joined: an event in between comes twice, and the browser knows it by its number. */
async function repeatMissed(window: DeskWindow, missed: Opening['missed']): Promise<void> {
  try {
    for (const event of await missed()) {
      const message = mayHearOf(window.person, event.kind) ? messageOf(event) : null
      if (message !== null) window.write(message)
    }
  } catch {
    window.end()
  }
}
