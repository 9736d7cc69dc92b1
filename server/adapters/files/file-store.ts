import type { Readable } from 'node:stream'

/** What a store says of a file without opening it. The etag changes with the content. */
export type FileFacts = { readonly size: number; readonly etag: string }

/**
 * Where files lie that the shop itself makes or takes in. A key is a relative path of plain names. A file is there as a whole
 * or not at all; writing it again replaces it.
 */
export type FileStore = {
  put(key: string, bytes: Buffer, type: string): Promise<void>
  /** Null when there is none. */
  get(key: string): Promise<Readable | null>
  /** Null when there is none: whether it exists is asked with this. */
  facts(key: string): Promise<FileFacts | null>
  /** One that is not there is no fault. */
  delete(key: string): Promise<void>
  /** Every key that begins so, in the order of the alphabet. */
  list(prefix: string): Promise<string[]>
}

/** What anybody may see under /media, and what nobody sees but the shop. */
export type Files = { readonly public: FileStore; readonly private: FileStore }

const KEY = /^[a-z0-9][\w-]*(?:\/[a-z0-9][\w-]*)*(?:\.[\w-]+)*$/i

/** Keys are made by the shop and never by a visitor: another one is a bug, and goes nowhere. */
export function plainKey(key: string): string {
  if (key.length <= 300 && KEY.test(key)) return key
  throw new Error(`Not the key of a file: ${JSON.stringify(key.slice(0, 100))}`)
}
