import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { UnreadableFile } from './unreadable-file.ts'
import { readRows, type SheetRow } from './read-rows.ts'

/** What the thread says: some rows, or in words why there are none. It ends by itself. */
export type ThreadSaid = { rows: SheetRow[] } | { problem: string }

const BATCH = 500

/** The program of a thread (read-in-thread.ts). The next rows are read when the last ones are taken. */
async function handOut(file: Buffer): Promise<void> {
  let rows: SheetRow[] = []
  for await (const row of readRows(file)) {
    rows.push(row)
    if (rows.length < BATCH) continue
    await hand(rows)
    rows = []
  }
  if (rows.length > 0) await hand(rows)
}

async function hand(rows: SheetRow[]): Promise<void> {
  const taken = parentPort && once(parentPort, 'message')
  say({ rows })
  await taken
}

function say(said: ThreadSaid): void {
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(said)
}

try {
  await handOut(Buffer.from(workerData as Uint8Array<ArrayBuffer>))
} catch (error) {
  if (!(error instanceof UnreadableFile)) throw error
  say({ problem: error.message })
}
