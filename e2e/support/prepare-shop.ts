import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeFolder } from './remove-folder.ts'
import { startShop } from './shop.ts'
import { makeSmallPictures } from './small-pictures.ts'

/** Creating, migrating and seeding a database takes seconds: done once here, and every worker gets a copy of the folder. */
export default async function prepareShop(): Promise<() => Promise<void>> {
  const model = await mkdtemp(join(tmpdir(), 'saalghar-e2e-model-'))
  const { stop } = await startShop(model)
  await stop()
  await makeSmallPictures(model)
  process.env['SAALGHAR_E2E_MODEL'] = model
  return () => removeFolder(model)
}
