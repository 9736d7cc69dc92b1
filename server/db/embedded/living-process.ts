import { readFileSync } from 'node:fs'

/** A pid alone may be given to a stranger after its owner died; with the moment of its start it is unmistakable. */
export type LivingProcess = { pid: number; startedAt: string }

export function livingProcess(pid: number): LivingProcess | undefined {
  const startedAt = startOf(pid)
  return startedAt === undefined ? undefined : { pid, startedAt }
}

export function isLiving({ pid, startedAt }: LivingProcess): boolean {
  return startOf(pid) === startedAt
}

export function commandOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  } catch {
    return []
  }
}

function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the program's name in brackets and may itself hold spaces and brackets.
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return state === 'Z' ? undefined : rest[18]
  } catch {
    return undefined
  }
}
