import { on } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { SheetRow } from './read-rows.ts'
import type { ThreadSaid } from './reading-thread.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** Started from the sources, also by the built shop: Node reads TypeScript itself. */
const PROGRAM = path.join(import.meta.dirname, 'reading-thread.ts')

/** A workbook of 50,000 products needs some 400 MB for some seconds. */
const LIMITS = { megabytes: 1024, patienceMs: 120_000 }

/**
 * The rows of a file in lots, read by a thread of its own: unpacking a workbook takes seconds of a processor, and the shop goes on
 * meanwhile. A file that takes too much memory or too long costs the thread, not the shop. Throws UnreadableFile.
 */
export async function* readInThread(file: Buffer, limits = LIMITS): AsyncGenerator<SheetRow[]> {
  const bytes = new Uint8Array(file)
  const thread = new Worker(PROGRAM, {
    workerData: bytes,
    transferList: [bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes, maxYoungGenerationSizeMb: 32 },
  })
  try {
    yield* lotsFrom(thread, limits.patienceMs)
  } catch (error) {
    throw inWords(error)
  } finally {
    await thread.terminate()
  }
}

async function* lotsFrom(thread: Worker, patienceMs: number): AsyncGenerator<SheetRow[]> {
  const patience = new AbortController()
  const said = on(thread, 'message', { close: ['exit'], signal: patience.signal })
  for (;;) {
    const timer = setTimeout(() => patience.abort(), patienceMs)
    const next = await said.next().finally(() => clearTimeout(timer))
    if (next.done === true) return
    const [message] = next.value as [ThreadSaid]
    if ('problem' in message) throw new UnreadableFile(message.problem)
    yield message.rows
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread.postMessage('taken')
  }
}

function inWords(error: unknown): unknown {
  const { name, code } = error as NodeJS.ErrnoException
  if (name === 'AbortError')
    return new UnreadableFile('Reading this file takes too long. Save it as CSV, or split it, and try again.')
  return code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? new UnreadableFile('This file is too large to be read. Save it as CSV, or split it, and try again.')
    : error
}
