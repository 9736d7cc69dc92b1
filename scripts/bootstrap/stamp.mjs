import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * What was true when a step last succeeded. It is removed before the step begins, so a step killed half way runs again.
 * @param {string} file
 * @returns {Record<string, unknown>}
 */
export function readStamp(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

/**
 * @param {string} file
 * @param {Record<string, unknown>} facts
 */
export function writeStamp(file, facts) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(facts))
}

/** @param {string} file */
export function removeStamp(file) {
  rmSync(file, { force: true })
}
