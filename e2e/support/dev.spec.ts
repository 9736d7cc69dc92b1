import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '#server/testing/free-port.ts'
import { removeFolder } from './remove-folder.ts'
import { bareEnvironment, root } from './shop.ts'

test.setTimeout(400_000)

test('npm run dev shows a change of the web at once and starts the server anew after one of its own', async ({
  page,
}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'saalghar-dev-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = { ...bareEnvironment(), PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: url, NODE_ENV: 'development' }
  const child = spawn(process.execPath, ['scripts/run.mjs', 'dev'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(child, 'exit')
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()))
  const hasSaid = (words: string) => expect.poll(() => said, { timeout: 240_000 }).toContain(words)

  try {
    await hasSaid('Saalghar is open')
    const news: string[] = []
    page.on('console', (message) => news.push(message.text()))
    await page.goto(`${url}/about`)
    await expect(page.locator('html[data-alive]')).toBeAttached({ timeout: 120_000 })
    expect(said, 'nothing has changed yet').not.toContain('Restarting')

    await touch('web/storefront/company/about-page.tsx')
    await expect.poll(() => news.join('\n')).toMatch(/hot updated: .*about-page\.tsx/)

    said = ''
    await touch('server/announce.ts')
    await hasSaid('Saalghar is open')
    expect((await page.request.get(`${url}/healthz`)).status()).toBe(200)
  } finally {
    child.kill('SIGTERM')
    await exited
    await removeFolder(dataDir)
  }
})

/** Saved again as it was: its time changes, its words do not. */
async function touch(file: string): Promise<void> {
  const now = new Date()
  await utimes(join(root, file), now, now)
}
