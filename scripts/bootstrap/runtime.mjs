import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Obstacle } from './obstacle.mjs'

const NEEDED = 24
/** With this, npm and these few files run; an older npm leaves out packages that the build needs. Everything else runs on the Node of the lockfile. */
const LEAST = 20
const SYSTEMS = ['linux x64', 'linux arm64']

/** One sentence instead of a failing install. @param {{ versions: { node: string }, platform: string, arch: string }} [here] */
export function requireSystem({ versions, platform, arch } = process) {
  if (Number(versions.node.split('.')[0]) < LEAST)
    throw new Obstacle(
      `This is Node ${versions.node}. Install Node ${LEAST} or later (Debian 13 has it: "apt install nodejs npm") and start again.`,
    )
  if (!SYSTEMS.includes(`${platform} ${arch}`))
    throw new Obstacle(
      `The shop runs on Linux with an x64 or arm64 processor, and this is ${platform} on ${arch}. Use such a machine, a virtual one, or the image of deploy/Containerfile.`,
    )
}

/**
 * How the shop is run. A small nursery: pages are kept, so little garbage is made, and the idle shop stays under 160 MB; with half
 * of it a page that is not kept costs a twentieth more. And everything begins there: V8 otherwise learns during the first pages that
 * some objects live long, puts them beside what stays, and there each holds on to its whole page (docs/decisions/002).
 */
export const SHOP = ['--max-semi-space-size=8', '--no-allocation-site-pretenuring', 'dist/server/main.js']

/**
 * And in what surroundings. glibc keeps a heap per thread and gives little of it back: one heap, and pieces as large as what is
 * read from a visitor taken from the system and returned to it at once, bring the shop back to its size after a rush.
 */
export const SHOP_ENV = {
  NODE_ENV: 'production',
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
  UV_THREADPOOL_SIZE: '4',
}

/**
 * The Node that everything else runs on: the one of the lockfile, so that every machine runs the same, or this one if it
 * is new enough (for systems that the lockfile has no Node for).
 * @param {string} root
 */
export function findRuntime(root) {
  const locked = lockedRuntime(root)
  if (existsSync(locked)) return locked
  if (isNewEnough()) return process.execPath
  throw new Obstacle(
    `There is no Node ${NEEDED} for ${process.platform} on ${process.arch} in node_modules, and this is Node ${process.versions.node}. Install Node ${NEEDED} or later and start again.`,
  )
}

/** @param {string} root */
export function hasRuntime(root) {
  return existsSync(lockedRuntime(root)) || isNewEnough()
}

/** Compiled once, every later start is faster. @param {string} root */
export function compileCache(root) {
  return join(root, 'dist', 'compile-cache')
}

/** @param {string} root */
function lockedRuntime(root) {
  return join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node')
}

function isNewEnough() {
  return Number(process.versions.node.split('.')[0]) >= NEEDED
}
