import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from '../faults/built-shop.ts'

const run = promisify(execFile)
const MIGRATIONS = 'server/db/migrations'
/** Since this one migrations only add; what came before may have renamed what an older version reads. */
const PROMISED_SINCE = 51

export const git = async (...args: string[]): Promise<string> => (await run('git', args, { cwd: root })).stdout.trim()

/**
 * The version that stood before the newest change of the migrations, if this one still has all of its migrations as they were; where
 * they were put in another order meanwhile, the first version with today's.
 */
export async function versionBefore(): Promise<string> {
  const changes = (await git('log', '--first-parent', '--format=%H', '--', MIGRATIONS)).split('\n')
  const today = await migrationsOf('HEAD')
  for (const change of changes) {
    const before = await migrationsOf(`${change}^`)
    if (before.size <= PROMISED_SINCE) break
    if ([...before].every((sum) => today.has(sum))) return git('rev-parse', `${change}^`)
  }
  return changes[0] ?? 'HEAD'
}

/** By the sum of its content: a migration that got another number is the same migration. */
async function migrationsOf(commit: string): Promise<ReadonlySet<string>> {
  const files = (await git('ls-tree', '--format=%(objectname) %(path)', commit, `${MIGRATIONS}/`)).split('\n')
  return new Set(files.filter((file) => file.endsWith('.sql')).map((file) => file.slice(0, file.indexOf(' '))))
}
