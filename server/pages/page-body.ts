import { transcode } from 'node:buffer'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

export type PageEncoding = 'br' | 'gzip' | 'identity'

const inBrotli = promisify(brotliCompress)
const inGzip = promisify(gzip)
const brotliAt = (quality: number, size: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: size },
})

/**
 * The HTML of a page as it travels. Many a page is asked for once (a crawler that follows filters): the first visitor gets it
 * quickly compressed, whoever comes after an eighth smaller, made once.
 */
export class PageBody {
  readonly identity: Buffer
  readonly #quick = new Map<PageEncoding, Buffer>()
  readonly #well = new Map<PageEncoding, Promise<Buffer>>()

  constructor(html: string) {
    this.identity = utf8(html)
  }

  /** Memory that the page may come to take. */
  get weight(): number {
    return this.identity.length * 1.5
  }

  quick(encoding: PageEncoding): Buffer {
    const made = this.#quick.get(encoding) ?? quickly(this.identity, encoding)
    this.#quick.set(encoding, made)
    return made
  }

  well(encoding: PageEncoding): Promise<Buffer> {
    const made = this.#well.get(encoding) ?? thoroughly(this.identity, encoding)
    this.#well.set(encoding, made)
    this.#quick.delete(encoding)
    return made
  }
}

function quickly(body: Buffer, encoding: PageEncoding): Buffer {
  if (encoding === 'br') return brotliCompressSync(body, brotliAt(2, body.length))
  return encoding === 'gzip' ? gzipSync(body, { level: 1 }) : body
}

async function thoroughly(body: Buffer, encoding: PageEncoding): Promise<Buffer> {
  if (encoding === 'br') return inBrotli(body, brotliAt(6, body.length))
  return encoding === 'gzip' ? inGzip(body, { level: 6 }) : body
}

/** Node writes UTF-8 letter by letter; by way of its own two-byte form a page takes a third of the time. */
function utf8(text: string): Buffer {
  return transcode(Buffer.from(text.toWellFormed(), 'utf16le'), 'utf16le', 'utf8')
}
