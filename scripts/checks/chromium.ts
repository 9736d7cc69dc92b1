import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'

/** The headless build first: without windows to draw, the same tests take half the time. */
const HEADLESS = 'chromium-headless-shell'
const NAMES = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome']

/** The browser of the system, so that nothing is downloaded that its package manager does not know. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const folders = ['/usr/bin', ...(env['PATH'] ?? '').split(':')]
  const places = [env['CHROMIUM_PATH'] ?? '', ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))]
  return places.find((place) => place !== '' && isExecutable(place))
}

/** Also where a program was named with CHROMIUM_PATH: whoever chose one wants no other. */
export function hasQuickChromium(env: NodeJS.ProcessEnv = process.env): boolean {
  return env['CHROMIUM_PATH'] !== undefined || (findChromium(env)?.endsWith(HEADLESS) ?? false)
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
