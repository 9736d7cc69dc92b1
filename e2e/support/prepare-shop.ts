import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MODEL } from './copied-shop.ts'
import { removeFolder } from './remove-folder.ts'
import { startShop } from './shop.ts'
import { makeSmallPictures } from './small-pictures.ts'

/** Creating, migrating and seeding a database takes seconds: done once here, and every worker gets a copy of the folder. */
export default async function prepareShop(): Promise<() => Promise<void>> {
  const model = await mkdtemp(join(tmpdir(), 'saalghar-e2e-model-'))
  const seeded = startShop(model).then(({ stop }) => stop())
  await Promise.all([seeded, makeSmallPictures(model)])
  process.env[MODEL] = model
  return () => removeFolder(model)
}
