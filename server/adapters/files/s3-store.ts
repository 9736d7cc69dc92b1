import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import { type FileFacts, type FileStore, plainKey } from './file-store.ts'
import { readListing } from './s3-listing.ts'

export type S3Settings = { endpoint: string; bucket: string; region: string; key: string; secret: string }

const RETRIES = 3
const PATIENCE_MS = 30_000

/** The store said no, or said nothing that can be used. */
export class S3Problem extends Error {
  override readonly name = 'S3Problem'
  readonly status: number

  constructor(method: string, key: string, status: number, words: string) {
    super(`The file store answered ${status} to ${method} ${key}${words && `: ${words}`}`)
    this.status = status
  }
}

/** Files in any store that speaks S3, addressed path style: endpoint/bucket/folder/key. */
export function s3Store({ endpoint, bucket, region, key, secret }: S3Settings, folder: string): FileStore {
  const client = new AwsClient({
    accessKeyId: key,
    secretAccessKey: secret,
    region,
    service: 's3',
    retries: RETRIES,
  })
  const root = `${endpoint.replace(/\/+$/, '')}/${bucket}`

  async function ask(method: string, of: string, init: RequestInit = {}): Promise<Response | null> {
    const address = of.startsWith('?') ? `${root}/${of}` : `${root}/${folder}/${of}`
    // Where a store sends us on to is not where the owner let us go.
    const settings = { method, redirect: 'manual' as const, signal: AbortSignal.timeout(PATIENCE_MS) }
    const answer = await client.fetch(address, { ...settings, ...init })
    if (answer.ok) return answer
    if (answer.status === 404 && !of.startsWith('?')) return forgotten(answer)
    const words = await answer.text().catch(() => '')
    throw new S3Problem(method, of, answer.status, /<Code>(\w+)<\/Code>/.exec(words)?.[1] ?? '')
  }

  return {
    async put(name, bytes, type) {
      await forgotten(
        await ask('PUT', plainKey(name), { body: new Uint8Array(bytes), headers: { 'content-type': type } }),
      )
    },
    async get(name) {
      const answer = await ask('GET', plainKey(name))
      return answer?.body ? Readable.fromWeb(answer.body) : null
    },
    async facts(name) {
      return factsOf(await ask('HEAD', plainKey(name)))
    },
    async delete(name) {
      await forgotten(await ask('DELETE', plainKey(name)))
    },
    async list(prefix) {
      const begin = `${folder}/${prefix}`
      const keys: string[] = []
      for (let from: string | null = ''; from !== null;) {
        const page = new URLSearchParams({
          'list-type': '2',
          prefix: begin,
          ...(from && { 'continuation-token': from }),
        })
        const listing = readListing((await (await ask('GET', `?${page.toString()}`))?.text()) ?? '')
        keys.push(...listing.keys.map((each) => each.slice(folder.length + 1)))
        from = listing.next
      }
      return keys.toSorted()
    },
  }
}

/** An answer that nobody reads would hold its connection. */
async function forgotten(answer: Response | null): Promise<null> {
  await answer?.body?.cancel()
  return null
}

function factsOf(answer: Response | null): FileFacts | null {
  if (!answer) return null
  return { size: Number(answer.headers.get('content-length')), etag: answer.headers.get('etag') ?? '' }
}
