import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Clock, Random } from '#server/deps.ts'
import type { Mail, Mailer } from './mailer.ts'

/** What the page /dev/mail shows of one mail; lies beside its .eml file. */
export type KeptMail = Pick<Mail, 'to' | 'subject' | 'html' | 'text'> & { at: string; attachments: string[] }

/** Without an SMTP server each mail lands in a folder as an .eml file, which any mail program opens. */
export function outboxMailer(
  folder: string,
  from: string,
  { clock, random }: { clock: Clock; random: Random },
): Mailer {
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true })
      const at = clock.now()
      const name = `${at.toISOString().replaceAll(/[:.]/g, '-')}-${random.uuid().slice(0, 8)}`
      await writeWhole(folder, `${name}.eml`, await compose({ from, date: at, ...mail }))
      await writeWhole(folder, `${name}.json`, JSON.stringify(keptOf(mail, at)))
    },
  }
}

/** Loaded with the first mail: a shop that only shows pages never needs it. */
async function compose(mail: Mail & { from: string; date: Date }): Promise<Buffer> {
  const { createTransport } = await import('nodemailer')
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(mail)
  return message as Buffer
}

function keptOf({ to, subject, html, text, attachments = [] }: Mail, at: Date): KeptMail {
  return { at: at.toISOString(), to, subject, html, text, attachments: attachments.map((file) => file.filename) }
}

/** Nobody who reads the folder meets half a file. */
async function writeWhole(folder: string, name: string, content: Buffer | string): Promise<void> {
  const unfinished = path.join(folder, `${name}.unfinished`)
  await writeFile(unfinished, content)
  await rename(unfinished, path.join(folder, name))
}
