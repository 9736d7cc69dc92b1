import type { House } from './house.ts'
import type { ReactElement } from 'react'
import type { MailData, MailName } from '#domain/mail/mail-data.ts'
import { accountMails } from './account-mails.tsx'
import { afterOrderMails } from './after-order-mails.tsx'
import { enquiryMails } from './enquiry-mails.tsx'
import { newsletterMails } from './newsletter-mails.tsx'
import { opinionMails } from './opinion-mails.tsx'
import { orderMails } from './order-mails.tsx'
import { restockMails } from './restock-mails.tsx'
import { staffMails } from './staff-mails.tsx'
import { returnMails } from './return-mails.tsx'
import { ticketMails } from './ticket-mails.tsx'

export type MailContent = {
  subject: string
  body: ReactElement
  text: string
  headers?: Record<string, string>
  attachments?: { filename: string; content: string; contentType: string }[]
}

export type MailTemplates = { [Name in MailName]: (data: MailData[Name], house: House) => MailContent }

/** Every mail of the shop by the name under which the server queues it. */
export const mailTemplates: MailTemplates = {
  ...accountMails,
  ...staffMails,
  ...enquiryMails,
  ...newsletterMails,
  ...opinionMails,
  ...orderMails,
  ...restockMails,
  ...afterOrderMails,
  ...returnMails,
  ...ticketMails,
}
