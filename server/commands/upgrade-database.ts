import path from 'node:path'
import { parseArgs } from 'node:util'
import { upgradeDatabase } from '#server/backup/upgrade-database.ts'
import { readConfig } from '#server/config.ts'
import { StartupProblem } from '#server/startup-problem.ts'

const { values } = parseArgs({ options: { binaries: { type: 'string' } } })

try {
  const read = readConfig(process.env)
  if (!read.ok) throw new StartupProblem(read.error.join('\n'))
  if (read.value.database.mode === 'url')
    throw new StartupProblem(
      'DATABASE_URL names a PostgreSQL of your own: pg_upgradecluster (Debian) or pg_upgrade moves that.',
    )
  await upgradeDatabase({
    dataDir: path.resolve(read.value.dataDir),
    binaries: values.binaries,
    say: (line) => console.log(line),
  })
} catch (error) {
  if (!(error instanceof StartupProblem)) throw error
  console.error(`\n${error.message}\n`)
  process.exitCode = 1
}
