import { parseArgs } from 'node:util'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { readConfig } from '#server/config.ts'
import { StartupProblem } from '#server/startup-problem.ts'

const { positionals } = parseArgs({ allowPositionals: true })

try {
  process.exitCode = await restore(positionals[0])
} catch (error) {
  if (!(error instanceof StartupProblem)) throw error
  console.error(`\n${error.message}\n`)
  process.exitCode = 1
}

async function restore(folder: string | undefined): Promise<number> {
  const read = readConfig(process.env)
  if (!read.ok) throw new StartupProblem(read.error.join('\n'))
  if (folder === undefined)
    throw new StartupProblem('Say which: npm run restore -- FOLDER (set DATA_DIR or DATABASE_URL to an empty place).')
  const began = performance.now()
  const { madeAt, migration } = await restoreBackup(read.value, folder)
  console.log(
    `Restored the shop of ${madeAt} (${migration}) in ${Math.round((performance.now() - began) / 1000)} s. "npm start" opens it.`,
  )
  return 0
}
