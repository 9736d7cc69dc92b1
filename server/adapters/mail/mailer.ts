/** A mail ready to go out. */
export type Mail = {
  to: string
  subject: string
  html: string
  text: string
  attachments?: { filename: string; content: Buffer | string; contentType: string }[]
}

export type Mailer = { send(mail: Mail): Promise<void> }
