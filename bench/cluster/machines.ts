import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startMailServer } from '#server/adapters/mail/testing/mail-server.ts'
import { startS3 } from '#server/adapters/files/testing/s3-server.ts'
import { type BuiltShop, launchBuiltShop, startBuiltShop } from '../faults/built-shop.ts'
import { shippedNginx } from '../restart/shipped-nginx.ts'
import { startDebianPostgres } from './debian-postgres.ts'

export const WEB_PORTS = [41_811, 41_812] as const
const POSTGRES_PORT = 41_815
export type Name = 'web-1' | 'web-2' | 'worker'

/** Everything that a shop on several machines consists of, each part a process of its own; nothing is shared but by the network. */
export async function startMachines() {
  const home = await mkdtemp(path.join(tmpdir(), 'saalghar-cluster-'))
  const postgres = await startDebianPostgres({ port: POSTGRES_PORT })
  const [s3, mail] = await Promise.all([startS3(), startMailServer()])
  const env = {
    DEMO: 'on',
    DATABASE_URL: postgres.url,
    PUBLIC_URL: 'http://127.0.0.1:18790',
    TRUST_PROXY: '127.0.0.1',
    SMTP_URL: mail.url,
    FILES_S3_ENDPOINT: s3.settings.endpoint,
    FILES_S3_BUCKET: s3.settings.bucket,
    FILES_S3_KEY: s3.settings.key,
    FILES_S3_SECRET: s3.settings.secret,
  }
  const running = new Map<Name, BuiltShop>()
  const settings = (name: Name, version?: string) => ({
    dataDir: path.join(home, name),
    port: name === 'worker' ? 0 : WEB_PORTS[name === 'web-1' ? 0 : 1],
    env: { ...env, ...(name === 'worker' ? {} : { WORKER: 'off' }) },
    ...(version === undefined ? {} : { from: version }),
  })

  async function start(name: Name, version?: string): Promise<void> {
    const shop =
      name === 'worker'
        ? await startWorker(launchBuiltShop({ ...settings(name, version), as: 'worker' }))
        : await startBuiltShop(settings(name, version))
    running.set(name, shop)
  }
  async function restart(name: Name, version?: string): Promise<void> {
    await running.get(name)?.stop()
    await start(name, version)
  }
  async function kill(name: Name): Promise<void> {
    running.get(name)?.child.kill('SIGKILL')
    await running.get(name)?.stop()
  }

  for (const name of ['web-1', 'web-2', 'worker'] as const) await start(name)
  const proxy = await shippedNginx(WEB_PORTS)
  return {
    postgres,
    s3,
    mail,
    proxy,
    start,
    restart,
    kill,
    said: (name: Name) => running.get(name)?.said() ?? '',
    direct: (name: 'web-1' | 'web-2') => `http://127.0.0.1:${WEB_PORTS[name === 'web-1' ? 0 : 1]}`,
    async stop(): Promise<void> {
      await proxy.stop()
      for (const shop of running.values()) await shop.stop()
      await Promise.all([postgres.stop(), s3.stop(), mail.close()])
      await rm(home, { recursive: true, force: true })
    },
  }
}

const READY_WITHIN_MS = 60_000

/** It has no port to ask; it says so. */
async function startWorker(worker: BuiltShop): Promise<BuiltShop> {
  const until = Date.now() + READY_WITHIN_MS
  while (!worker.said().includes('The worker is running')) {
    if (worker.child.exitCode !== null || Date.now() > until)
      throw new Error(`The worker did not start:\n${worker.said()}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return worker
}
