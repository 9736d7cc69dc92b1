import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'

/** The headless build first: without windows to draw, the same tests take half the time. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

/** The browser of the system, so that nothing is downloaded that its package manager does not know. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const folders = ['/usr/bin', ...(env['PATH'] ?? '').split(':')]
  const places = [env['CHROMIUM_PATH'] ?? '', ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))]
  return places.find((place) => place !== '' && isExecutable(place))
}

export function maySystemInstall(): boolean {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
