import type { ChildProcess } from 'node:child_process'

/** A run that breaks off leaves nothing behind that holds a port. */
export function endWithUs(child: ChildProcess, end: () => void = () => child.kill('SIGKILL')): void {
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
}
