import { join } from 'node:path'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { copiedShop } from './copied-shop.ts'
import { removeFolder } from './remove-folder.ts'
import { startShop } from './shop.ts'

/** A shop whose database is not its own, so that it can be taken away under it. */
export async function shopOnForeignDatabase() {
  const dataDir = await copiedShop('failing')
  const database = await startEmbedded({ dataDir, log: () => undefined })
  const { host, user, database: name } = database.connection
  const address = `postgres://${user}@localhost/${name}?host=${encodeURIComponent(String(host))}`
  const shop = await startShop(join(dataDir, 'shop'), { DATABASE_URL: address })
  const close = async () => {
    await shop.stop()
    await removeFolder(dataDir)
  }
  return { url: shop.url, takeDatabaseAway: () => database.stop(), close }
}
