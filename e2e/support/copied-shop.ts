import { execFile } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Where globalSetup left a shop's folder, for the processes of the tests. */
export const MODEL = 'SAALGHAR_E2E_MODEL'

const run = promisify(execFile)

/** A data folder of its own with the demo in it: making one anew takes ten seconds of work. */
export async function copiedShop(name: string): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), `saalghar-${name}-`))
  await run('cp', ['-a', `${process.env[MODEL]}/.`, dataDir])
  return dataDir
}
