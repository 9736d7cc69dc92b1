import { rm } from 'node:fs/promises'

/** A process that ends with its shop may still be writing its last file there. */
export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
