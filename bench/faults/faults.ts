import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '#server/testing/free-port.ts'
import { birth } from './birth.ts'
import type { Fault } from './fault.ts'
import { frozenDatabase } from './frozen-database.ts'
import { fullDisk } from './full-disk.ts'
import { overload } from './overload.ts'
import { wrongClock } from './wrong-clock.ts'

const FAULTS: readonly Fault[] = [birth, frozenDatabase, fullDisk, wrongClock, overload]

/** `npm run faults`, or `npm run faults -- overload` for some of them: what goes wrong around a shop, done to the built one. */
const wanted = process.argv.slice(2)
const chosen = FAULTS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
if (chosen.length === 0) console.error(`There are these faults: ${FAULTS.map(({ name }) => name).join(', ')}.`)
let failed = chosen.length === 0 ? 1 : 0
for (const { name, run } of chosen) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'saalghar-fault-'))
  const { facts, problems, isSkipped } = await run({ dataDir, port: await freePort() })
  for (const folder of [dataDir, `${dataDir}-bare`]) await rm(folder, { recursive: true, force: true })
  if (problems.length > 0) failed += 1
  console.log(`${isSkipped ? 'skipped' : problems.length > 0 ? 'FAILED ' : 'ok     '} ${name}`)
  for (const fact of facts) console.log(`        ${fact}`)
  for (const problem of problems) console.log(`        wrong: ${problem}`)
}
process.exitCode = failed === 0 ? 0 : 1
