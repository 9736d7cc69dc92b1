import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLiving, livingProcess } from './living-process.ts'

/**
 * Who uses the database of a data folder: one empty file per process, named after it. The last one to leave turns off
 * the light. Everything is synchronous because it must also work while the process is exiting.
 */
export function enterUsers(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  writeFileSync(join(folder, ownName()), '')
}

export function leaveUsers(folder: string): void {
  rmSync(join(folder, ownName()), { force: true })
}

export function hasOtherUsers(folder: string): boolean {
  const others = readdirSync(folder).filter((name) => name !== ownName())
  const dead = others.filter((name) => !isLiving(parseName(name)))
  for (const name of dead) rmSync(join(folder, name), { force: true })
  return dead.length < others.length
}

function ownName(): string {
  return `${process.pid}-${livingProcess(process.pid)?.startedAt ?? 'unknown'}`
}

function parseName(name: string) {
  const [pid = '', startedAt = ''] = name.split('-')
  return { pid: Number(pid), startedAt }
}
