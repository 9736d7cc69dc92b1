import type { SettingsReader } from './settings-reader.ts'

/** Where made and uploaded files lie: a folder in DATA_DIR, or a store that several machines share. */
export type FilesSetting =
  | { mode: 'folder' }
  | { mode: 's3'; endpoint: string; bucket: string; region: string; key: string; secret: string }

const NAMES = ['FILES_S3_ENDPOINT', 'FILES_S3_BUCKET', 'FILES_S3_KEY', 'FILES_S3_SECRET'] as const
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const REGION = /^[a-z0-9-]{1,40}$/i

export function readFiles({ text, url, mistake, together }: SettingsReader): FilesSetting {
  const region = text('FILES_S3_REGION')
  const given = together(NAMES, 'files in an S3 store')
  if (given === undefined) {
    if (region !== undefined && NAMES.every((name) => text(name) === undefined))
      mistake('FILES_S3_REGION is set without FILES_S3_ENDPOINT. Set the store as well, or leave the region out.')
    return { mode: 'folder' }
  }
  const [, bucket = '', key = '', secret = ''] = given
  const endpoint = url('FILES_S3_ENDPOINT', ['http:', 'https:'], 'https://s3.example.com')
  if (endpoint !== undefined && /[?#]/.test(endpoint))
    mistake('FILES_S3_ENDPOINT has a query in it. Set it to the bare address of the store; the bucket is set apart.')
  if (!BUCKET.test(bucket))
    mistake(`FILES_S3_BUCKET is "${bucket}". A bucket has 3 to 63 small letters, digits, dots and hyphens.`)
  if (region !== undefined && !REGION.test(region))
    mistake(`FILES_S3_REGION is "${region}". Write it as the store names it, for example ap-south-1.`)
  return { mode: 's3', endpoint: endpoint ?? '', bucket, region: region ?? 'us-east-1', key, secret }
}
