import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = { from: string; to: string[]; source: string }

export type MailServer = { url: string; received: ReceivedMail[]; close(): Promise<void> }

/** A real SMTP server on this machine. `refuseFirst` sends the first mails back, as a busy server would. */
export async function startMailServer({ refuseFirst = 0 } = {}): Promise<MailServer> {
  const received: ReceivedMail[] = []
  let refusals = refuseFirst
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        if (refusals > 0) {
          refusals -= 1
          return done(Object.assign(new Error('Try again later'), { responseCode: 451 }))
        }
        const { mailFrom, rcptTo } = session.envelope
        const from = mailFrom ? mailFrom.address : ''
        received.push({ from, to: rcptTo.map((to) => to.address), source: Buffer.concat(parts).toString() })
        return done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const close = () => new Promise<void>((resolve) => server.close(resolve))
  return { url: `smtp://127.0.0.1:${port}`, received, close }
}
