import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import type { Deps } from '#server/deps.ts'
import { ORIGINALS } from './originals.ts'
import { inGoodOrder, type PictureOrder, type PictureWork } from './picture-work.ts'

const SCRIPT = path.join(import.meta.dirname, 'make-sizes.ts')

const CLOSING: readonly string[] = ['SIGINT', 'SIGTERM', 'exit']

type Told = { seconds: number; onMade: (work: PictureWork) => Promise<void>; signal?: AbortSignal }

/** The shop closed meanwhile. What was told of is there; the rest is made another time. */
export class PictureWorkStopped extends Error {
  override readonly name = 'PictureWorkStopped'
}

/** Has pictures made by a process of low priority. Each is told of when it is there, so that a kill loses none of them. */
export async function runPictureWork(
  { config }: Pick<Deps, 'config'>,
  work: readonly PictureWork[],
  { seconds, onMade, signal }: Told,
): Promise<void> {
  const child = spawn(process.execPath, [SCRIPT], { stdio: 'pipe', ...(signal ? { signal } : {}) })
  const [exited, complaint] = [once(child, 'exit'), text(child.stderr)]
  exited.catch(() => undefined)
  // A shop that closes makes no more pictures. In a terminal the child hears of it by itself.
  const stop = () => void child.kill()
  for (const moment of CLOSING) process.once(moment, stop)
  const { files, dataDir } = config
  const order: PictureOrder = { files, dataDir, originals: ORIGINALS, seconds, work: inGoodOrder(work) }
  // A child that died before it read its order is found by how it ended.
  child.stdin.on('error', () => undefined)
  child.stdin.end(JSON.stringify(order))
  const byTarget = new Map(work.map((each) => [each.target, each]))
  for await (const line of createInterface({ input: child.stdout })) {
    const made = byTarget.get(line)
    if (made) await onMade(made)
  }
  const [code, killedBy] = (await exited) as [number | null, NodeJS.Signals | null]
  for (const moment of CLOSING) process.off(moment, stop)
  if (killedBy && CLOSING.includes(killedBy)) throw new PictureWorkStopped('The shop closed while pictures were made')
  if (code !== 0) throw new Error(lastWords(await complaint) || 'The process that makes pictures was stopped')
}

const lastWords = (complaint: string) => /^\w*Error: .*$/m.exec(complaint)?.[0].slice(0, 300) ?? complaint.slice(-300)
