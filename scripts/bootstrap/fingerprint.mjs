import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/** @typedef {{ path: string, size: number, changed: number }} SourceFile */

const TESTS = /\.test\.tsx?$/

/**
 * The files that a build depends on, tests left out; what is not there is simply not listed.
 * @param {string} root
 * @param {string[]} sources
 * @returns {SourceFile[]}
 */
export function listSources(root, sources) {
  return sources
    .flatMap((source) => walk(join(root, source)))
    .map((file) => ({ ...file, path: relative(root, file.path) }))
}

/**
 * Quick: sizes and times only, a few milliseconds for the whole shop.
 * @param {SourceFile[]} files
 */
export function quickFingerprint(files) {
  return hash(files.map(({ path, size, changed }) => `${path} ${size} ${changed}`))
}

/**
 * Thorough: a fresh checkout or a touched file has new times and the same contents, and needs no new build.
 * @param {string} root
 * @param {SourceFile[]} files
 */
export function thoroughFingerprint(root, files) {
  return hash(files.map(({ path }) => `${path} ${hash([readFileSync(join(root, path))])}`))
}

/** @param {(string | Buffer)[]} parts */
export function hash(parts) {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part).update('\n')
  return sum.digest('hex')
}

/**
 * @param {string} path
 * @returns {SourceFile[]}
 */
function walk(path) {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found === undefined) return []
  if (found.isDirectory())
    return readdirSync(path)
      .toSorted()
      .flatMap((name) => walk(join(path, name)))
  return TESTS.test(path) ? [] : [{ path, size: found.size, changed: found.mtimeMs }]
}
