import path from 'node:path'
import { parseArgs } from 'node:util'
import { makeBackup } from '#server/backup/make-backup.ts'
import { withShop } from './with-shop.ts'

const { values } = parseArgs({ options: { to: { type: 'string' } } })

/** Of the running shop, or of one that stands still. */
await withShop(async (tools) => {
  const into = values.to ?? path.join(tools.config.dataDir, 'backups')
  const { folder, bytes, seconds } = await makeBackup(tools, into, tools.clock.now())
  tools.say(`Saved ${Math.ceil(bytes / 1024 / 1024)} MB in ${seconds} s: ${folder}`)
  tools.say('Keep it on another machine. "npm run restore -- FOLDER" brings it back into an empty place.')
  return 0
})
