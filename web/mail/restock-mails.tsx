import type { House } from './house.ts'
import { productPath } from '#domain/catalog/product-address.ts'
import type { MailData } from '#domain/mail/mail-data.ts'
import { MailButton, MailLayout, MailNote, MailText } from './mail-layout.tsx'
import type { MailContent, MailTemplates } from './mail-templates.ts'
import { oneClick } from './one-click.ts'

function backInStock({ name, slug, color, stop_token }: MailData['back-in-stock'], house: House): MailContent {
  const piece = color ? `${name} in ${color}` : name
  const subject = `It is back: ${piece}`
  const line = `You asked us to tell you when ${piece} can be bought again. It can, as long as it lasts.`
  const url = `${house.url}${productPath(slug, color)}`
  const note = 'This is the only mail about it. If you also wait for other pieces, you can end that:'
  const stop = `${house.url}/newsletter?restock=${stop_token}`
  return {
    subject,
    text: [line, `See it:\n${url}`, `${note}\n${stop}`, `${house.shop.name}\n${house.url}`].join('\n\n'),
    body: (
      <MailLayout title={subject} preview={line} house={house}>
        <MailText>{line}</MailText>
        <MailButton href={url}>See it</MailButton>
        <MailNote>
          {note} <a href={stop}>stop these mails</a>
        </MailNote>
      </MailLayout>
    ),
    headers: oneClick(stop),
  }
}

export const restockMails = { 'back-in-stock': backInStock } satisfies Partial<MailTemplates>
