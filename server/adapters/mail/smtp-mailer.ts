import type { Mailer } from './mailer.ts'

const TIMEOUT_MS = 15_000

export function smtpMailer(url: string, from: string): Mailer {
  let opened: ReturnType<typeof openTransport> | undefined
  return {
    async send(mail) {
      const transport = await (opened ??= openTransport(url))
      await transport.sendMail({ from, ...mail })
    },
  }
}

/** Loaded with the first mail: a shop that only shows pages never needs it. */
async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
}
