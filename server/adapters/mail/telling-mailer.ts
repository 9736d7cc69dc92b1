import type { Logger } from 'pino'
import type { Mailer } from './mailer.ts'

/** What is wrong with one mail says nothing about the server. */
const OF_ONE_MAIL = new Set(['EENVELOPE', 'EMESSAGE', 'ESTREAM'])

/** Says once that the mail server takes nothing, and once that it does again; who waits for a mail is on Today (failures). */
export function tellingMailer(mailer: Mailer, log: Pick<Logger, 'error' | 'info'>): Mailer {
  let isDown = false
  return {
    async send(mail) {
      try {
        await mailer.send(mail)
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : ''
        if (!isDown && !OF_ONE_MAIL.has(code)) {
          isDown = true
          log.error({ err: error }, 'the mail server takes no mails; they wait and are tried again')
        }
        throw error
      }
      if (isDown) log.info('the mail server takes mails again')
      isDown = false
    },
  }
}
