import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { StartupProblem } from '#server/startup-problem.ts'

/** A stand-in for the shop's process: brings the database of a folder up, says so, and leaves it on SIGTERM or Ctrl-C. */
const [dataDir = '', ways = ''] = process.argv.slice(2)

try {
  const runAs = ways === 'nobody' ? { ways: ['nobody' as const] } : {}
  const { stop, connection } = await startEmbedded({ dataDir, log: (line) => console.log(`log ${line}`), ...runAs })
  const stayUp = setInterval(() => undefined, 1000)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void stop().then(() => clearInterval(stayUp)))
  }
  console.log(`ready ${JSON.stringify(connection)}`)
} catch (error) {
  if (!(error instanceof StartupProblem)) throw error
  console.log(`problem ${error.message}`)
  process.exitCode = 1
}
