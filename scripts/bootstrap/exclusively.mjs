import { createHash } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Lets one process at a time install or build in a checkout. The lock is a socket name in the kernel and dies with its
 * holder. (The database has the same in TypeScript, which Node 20 cannot run.)
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function exclusively(name, work) {
  const address = `\0saalghar-${createHash('sha256').update(name).digest('hex')}`
  let said = 0
  for (;;) {
    const lock = await tryLock(address)
    if (lock !== undefined) return await work().finally(() => lock.close())
    if (Date.now() - said > 2000) {
      console.log('Waiting for another process that prepares the same checkout ...')
      said = Date.now()
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/**
 * @param {string} address
 * @returns {Promise<import('node:net').Server | undefined>}
 */
function tryLock(address) {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', () => resolve(undefined))
    server.listen(address, () => resolve(server))
  })
}
