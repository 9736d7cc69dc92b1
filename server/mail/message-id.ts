import { createHash } from 'node:crypto'

/** One mail, one id, however often it leaves: a program that gets it twice shows it once (RFC 5322, 3.6.4). */
export function messageId(mail: { key: string; createdAt: Date }, from: string): string {
  const name = createHash('sha256').update(`${mail.key} ${mail.createdAt.toISOString()}`).digest('hex').slice(0, 40)
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return `<${name}@${domain}>`
}
