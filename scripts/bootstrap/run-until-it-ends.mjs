import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/** A terminal's Ctrl-C reaches this process twice, from the terminal and from npm; the shop must hear it once. */
const SAME_SIGNAL_WITHIN_MS = 800

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a program in its place: its output is ours, our signals are its signals, its exit code is ours.
 * @param {string} file
 * @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, asks?: boolean | undefined }} options `asks`: it reads what is typed
 * @returns {Promise<number>}
 */
export function runUntilItEnds(file, args, options) {
  const { asks = false, ...place } = options
  // In a process group of its own the terminal cannot signal it behind our back; we signal the whole group instead. Only who is in
  // the terminal's own group may read from it.
  const child = spawn(file, args, {
    ...place,
    stdio: [asks ? 'inherit' : 'ignore', 'inherit', 'inherit'],
    detached: !asks,
  })
  for (const signal of SIGNALS) process.on(signal, forwardTo(child, signal))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal])))
  })
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function forwardTo(child, signal) {
  let last = 0
  return () => {
    if (Date.now() - last > SAME_SIGNAL_WITHIN_MS) signalGroup(child, signal === 'SIGHUP' ? 'SIGTERM' : signal)
    last = Date.now()
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup({ pid }, signal) {
  try {
    if (pid !== undefined) process.kill(-pid, signal)
  } catch {
    // It ended by itself in the meantime, and its exit code is on its way.
  }
}
