import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type pg from 'pg'

export type Holder = {
  child: ChildProcess
  lines: string[]
  /** Its connection once it is up; rejects with the sentence it printed if it was refused. */
  ready: Promise<pg.ClientConfig>
  end(signal: NodeJS.Signals): Promise<void>
}

export function holdDatabase(dataDir: string, options: { ways?: 'nobody'; uid?: number } = {}): Holder {
  const script = join(import.meta.dirname, 'hold-database.ts')
  const identity = options.uid === undefined ? {} : { uid: options.uid, gid: options.uid }
  const child = spawn(process.execPath, [script, dataDir, options.ways ?? ''], {
    stdio: ['ignore', 'pipe', 'inherit'],
    ...identity,
  })
  const exited = once(child, 'exit')
  const lines: string[] = []
  const ready = new Promise<pg.ClientConfig>((resolve, reject) => {
    const output = createInterface({ input: child.stdout })
    output.on('line', (line) => {
      lines.push(line)
      if (line.startsWith('ready ')) resolve(JSON.parse(line.slice(6)) as pg.ClientConfig)
      if (line.startsWith('problem ')) reject(new Error(line.slice(8)))
    })
    output.on('close', () => reject(new Error(`It ended: ${lines.join('; ')}`)))
  })
  ready.catch(() => undefined)
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await exited
  }
  return { child, lines, ready, end }
}
