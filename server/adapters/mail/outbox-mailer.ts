import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import nodemailer from 'nodemailer'
import type { Clock, Random } from '#server/deps.ts'
import type { Mailer } from './mailer.ts'

/** Without an SMTP server each mail lands in a folder as an .eml file, which any mail program opens. */
export function outboxMailer(folder: string, from: string, { clock, random }: { clock: Clock; random: Random }): Mailer {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true })
      const { message } = await composer.sendMail({ from, date: clock.now(), ...mail })
      const name = `${clock.now().toISOString().replaceAll(/[:.]/g, '-')}-${random.uuid().slice(0, 8)}.eml`
      const unfinished = path.join(folder, `.${name}`)
      await writeFile(unfinished, message as Buffer)
      await rename(unfinished, path.join(folder, name))
    },
  }
}
