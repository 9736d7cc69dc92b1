import path from 'node:path'

/** The studio's pictures, part of the repository. */
export const ORIGINALS = path.resolve(import.meta.dirname, '../../media')
