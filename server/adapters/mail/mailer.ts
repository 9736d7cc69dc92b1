/** A mail ready to go out. */
export type Mail = {
  to: string
  subject: string
  html: string
  text: string
  messageId?: string
  inReplyTo?: string
  references?: string
  /** Whom an answer reaches; the shop where it is absent. */
  replyTo?: string
  headers?: Record<string, string>
  attachments?: { filename: string; content: Buffer | string; contentType: string }[]
}

export type Mailer = { send(mail: Mail): Promise<void> }
