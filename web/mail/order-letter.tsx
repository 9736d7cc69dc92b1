import type { House } from './house.ts'
import type { ReactNode } from 'react'
import type { OrderMailData } from '#domain/mail/mail-data.ts'
import { MailButton, MailLayout, MailText } from './mail-layout.tsx'
import type { MailContent } from './mail-templates.ts'
import { OrderSummary, orderSummaryText } from './order-summary.tsx'

export type Letter = {
  subject: string
  title: string
  /** "Dear Anjali," or, to the shop itself, nothing. */
  name?: string | undefined
  paragraphs: string[]
  /** What was ordered and where it goes, where the letter is about that. */
  order?: OrderMailData | undefined
  /** Anything between the sentences and the button. */
  extra?: { body: ReactNode; text: string } | undefined
  button: { label: string; path: string; external?: boolean }
}

/** One frame for every letter about an order: greeting, sentences, what it is about, where to look. */
export function letter(house: House, { subject, title, name, paragraphs, order, extra, button }: Letter): MailContent {
  const href = button.external ? button.path : `${house.url}${button.path}`
  const greeting = name && `Dear ${name},`
  return {
    subject,
    body: (
      <MailLayout preview={paragraphs[0] ?? subject} title={title} house={house}>
        {greeting && <MailText>{greeting}</MailText>}
        {paragraphs.map((text) => (
          <MailText key={text}>{text}</MailText>
        ))}
        {order && <OrderSummary order={order} house={house} />}
        {extra?.body}
        <MailButton href={href}>{button.label}</MailButton>
      </MailLayout>
    ),
    text: [greeting, ...paragraphs, order && orderSummaryText(order), extra?.text, `${button.label}: ${href}`]
      .filter(Boolean)
      .join('\n\n'),
  }
}

export const orderPage = ({ order_number }: Pick<OrderMailData, 'order_number'>) =>
  `/order-confirmation/${order_number}`

/** A subject is one line, whatever was typed. */
export const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 120)
