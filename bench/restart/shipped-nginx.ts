import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endWithUs } from '../faults/end-with-us.ts'

const deploy = path.resolve(import.meta.dirname, '../../deploy')
/** Below those that the system gives to connections. */
const PORT = 18_790

/** nginx with the configuration that deploy/ ships, on other ports and without a certificate. Needs nginx on the machine. */
export async function shippedNginx(ports: readonly number[]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'saalghar-nginx-'))
  const shipped = await readFile(path.join(deploy, 'nginx.conf'), 'utf8')
  const site = shipped
    .replace(/ {2}server 127\.0\.0\.1:3001/, `  server 127.0.0.1:${ports[0]}`)
    .replace(/ {2}server 127\.0\.0\.1:3002/, `  server 127.0.0.1:${ports[1]}`)
    .replace(/^server \{[\s\S]*?^\}\n/m, '')
    .replaceAll(/^ {2}(?:ssl_|listen \[).*\n/gm, '')
    .replaceAll(/listen 443 .*;/g, `listen 127.0.0.1:${PORT};`)
    .replaceAll('/etc/nginx/saalghar-proxy.conf', path.join(deploy, 'nginx-proxy.conf'))
  const file = path.join(folder, 'nginx.conf')
  await writeFile(
    file,
    `daemon off; pid ${folder}/pid; error_log stderr crit; worker_processes 1; events { worker_connections 1024; }
http { access_log off; ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
${site} }`,
  )
  const child = spawn('nginx', ['-c', file, '-p', folder], { stdio: ['ignore', 'ignore', 'inherit'] })
  endWithUs(child, () => child.kill('SIGTERM'))
  const ended = once(child, 'exit')
  const origin = `http://127.0.0.1:${PORT}`
  for (;;) {
    if (child.exitCode !== null) throw new Error('nginx did not start')
    if (
      await fetch(`${origin}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      break
    await sleep(50)
  }
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  return { origin, stop }
}
