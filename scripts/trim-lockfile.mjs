// Run after "npm install": names in the lockfile only what it holds.
// A registry that has a package for some systems only leaves the others out of the lockfile, and "npm ci" then refuses
// the whole lockfile. The shop runs on Linux (arm64, x64); what is not locked for other systems is not offered to them.
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const file = process.argv[2] ?? join(dirname(dirname(fileURLToPath(import.meta.url))), 'package-lock.json')

/** @type {{ packages: Record<string, { optionalDependencies?: Record<string, string> }> }} */
const lock = JSON.parse(readFileSync(file, 'utf8'))

/**
 * Where Node would look for a package that another one asks for.
 * @param {string} path
 * @param {string} name
 */
function isLocked(path, name) {
  const folders = path
    .split('/node_modules/')
    .map((_, index, parts) => parts.slice(0, index + 1).join('/node_modules/'))
  return [...folders, ''].some((folder) => `${folder === '' ? '' : `${folder}/`}node_modules/${name}` in lock.packages)
}

let removed = 0
for (const [path, { optionalDependencies = {} }] of Object.entries(lock.packages)) {
  for (const name of Object.keys(optionalDependencies)) {
    if (isLocked(path, name)) continue
    delete optionalDependencies[name]
    removed += 1
  }
}
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${removed} names of packages that are not locked were removed`)
