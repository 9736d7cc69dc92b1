import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { startBuiltShop, timed } from './built-shop.ts'
import type { Fault } from './fault.ts'

const run = promisify(execFile)
const SIZE = '600m'

/** The database lies on a small disk of its own, which is filled to the last byte and emptied again. Needs the right to mount. */
export const fullDisk: Fault = {
  name: 'full-disk',
  async run({ dataDir, port }) {
    const disk = path.join(dataDir, 'small-disk')
    await mkdir(disk, { recursive: true })
    try {
      await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', disk])
    } catch {
      return { facts: ['this machine does not allow a disk of its own'], problems: [], isSkipped: true }
    }
    try {
      return await onSmallDisk(disk, port)
    } finally {
      await run('umount', ['-l', disk])
    }
  },
}

const json = { 'content-type': 'application/json' }
const letter = (n: number) => ({
  kind: 'contact',
  name: 'Asha',
  email: `asha${n}@example.com`,
  subject: 'A bed',
  message: 'How long? '.repeat(150),
})

async function onSmallDisk(disk: string, port: number) {
  const shop = await startBuiltShop({ dataDir: disk, port, env: { TRUST_PROXY: '127.0.0.1' } })
  try {
    const write = (n: number) =>
      timed(`${shop.origin}/api/enquiries`, {
        method: 'POST',
        headers: { ...json, 'x-forwarded-for': `10.${n % 250}.${Math.floor(n / 250)}.9` },
        body: JSON.stringify(letter(n)),
      })
    const first = await write(0)
    await fill(disk)
    let refused = await write(1)
    for (let n = 2; n < 4000 && refused.status < 300; n += 1) refused = await write(n)
    const reads = await Promise.all(
      [
        '/api/products',
        '/api/products?min_price=1234&color=Moss',
        '/api/rooms',
        '/product/terai-coffee-table',
        '/products?max_price=5555',
      ].map(async (address) => ({ address, ...(await timed(shop.origin + address)) })),
    )
    const ready = await timed(`${shop.origin}/readyz`)
    await rm(path.join(disk, 'filler'))
    const freed = await timed(`${shop.origin}/readyz`)
    const last = await write(500)
    return {
      facts: [
        `written before ${first.status}, refused with ${refused.status} (Retry-After ${refused.retryAfter}), readyz ${ready.status}`,
        `reads on the full disk: ${reads.map(({ address, status }) => `${address} ${status}`).join(', ')}`,
        `after making room: readyz ${freed.status}, written ${last.status}`,
      ],
      problems: [
        ...(refused.status === 503 && refused.retryAfter ? [] : [`a write was answered with ${refused.status}`]),
        ...(ready.status === 503 ? [] : ['readyz does not know']),
        ...reads.filter(({ status }) => status !== 200).map(({ address, status }) => `${address} answered ${status}`),
        ...(freed.status === 200 && last.status === 201 ? [] : ['it did not go on after there was room']),
      ],
    }
  } finally {
    await shop.stop()
  }
}

async function fill(disk: string): Promise<void> {
  const block = Buffer.alloc(1024 * 1024, 1)
  for (let size = block.length; size >= 4096; size = Math.floor(size / 2))
    try {
      for (;;) await writeFile(path.join(disk, 'filler'), block.subarray(0, size), { flag: 'a' })
    } catch {
      // No room for a piece of this size; smaller ones may still fit.
    }
}
