import { transcode } from 'node:buffer'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type PageEncoding = 'br' | 'gzip' | 'identity'

const inBrotli = promisify(brotliCompress)
const inGzip = promisify(gzip)
const brotliAt = (quality: number, size: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: size },
})

/**
 * The HTML of a page as it travels. Many a page is asked for once (a crawler that follows filters): the first visitor gets it
 * quickly compressed, whoever comes after a fifth smaller, made once.
 */
export class PageBody {
  readonly identity: Buffer
  readonly #quick = new Map<PageEncoding, Promise<Buffer>>()
  readonly #well = new Map<PageEncoding, Promise<Buffer>>()

  constructor(html: string) {
    this.identity = utf8(html)
  }

  /** Memory that the page may come to take. */
  get weight(): number {
    return this.identity.length * 1.5
  }

  quick(encoding: PageEncoding): Promise<Buffer> {
    const made = this.#quick.get(encoding) ?? compressed(this.identity, encoding, QUICKLY)
    this.#quick.set(encoding, made)
    return made
  }

  well(encoding: PageEncoding): Promise<Buffer> {
    const made = this.#well.get(encoding) ?? compressed(this.identity, encoding, THOROUGHLY)
    this.#well.set(encoding, made)
    this.#quick.delete(encoding)
    return made
  }
}

const QUICKLY = { brotli: 0, gzip: 1 }
const THOROUGHLY = { brotli: 6, gzip: 6 }

/** On a thread of its own: the next request need not wait for it. */
async function compressed(body: Buffer, encoding: PageEncoding, quality: typeof QUICKLY): Promise<Buffer> {
  if (encoding === 'br') return inBrotli(body, brotliAt(quality.brotli, body.length))
  return encoding === 'gzip' ? inGzip(body, { level: quality.gzip }) : body
}

/**
 * Node writes UTF-8 letter by letter; by way of its own two-byte form a page takes a third of the time. That way is closed to a text
 * with half a letter in it: looking for one in every page would take half as long again.
 */
function utf8(text: string): Buffer {
  try {
    return transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8')
  } catch {
    return Buffer.from(text)
  }
}
