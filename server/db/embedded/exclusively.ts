import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const POLL_MS = 40
const SAY_SO_AFTER_MS = 2000

/**
 * Lets one process of this machine at a time do the work. The lock is a socket name in the kernel, so the death of its
 * holder, even by kill -9, frees it: there is no lock file that could go stale.
 */
export async function exclusively<T>(name: string, onWait: () => void, work: () => Promise<T>): Promise<T> {
  const lock = await takeLock(`\0saalghar-${createHash('sha256').update(name).digest('hex')}`, onWait)
  try {
    return await work()
  } finally {
    lock.close()
  }
}

async function takeLock(address: string, onWait: () => void): Promise<Server> {
  let sayAt = Date.now() + SAY_SO_AFTER_MS
  for (;;) {
    const lock = await tryLock(address)
    if (lock !== undefined) return lock
    if (Date.now() >= sayAt) {
      onWait()
      sayAt = Date.now() + SAY_SO_AFTER_MS
    }
    await sleep(POLL_MS)
  }
}

function tryLock(address: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error) =>
      'code' in error && error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    )
    server.listen(address, () => resolve(server))
  })
}
