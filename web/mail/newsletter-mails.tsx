import type { House } from './house.ts'
import type { MailData } from '#domain/mail/mail-data.ts'
import { MailButton, MailLayout, MailNote, MailText } from './mail-layout.tsx'
import type { MailContent, MailTemplates } from './mail-templates.ts'
import { oneClick } from './one-click.ts'

type Letter = { subject: string; lines: string[]; action: { label: string; url: string }; note: string }

function letter({ subject, lines, action, note }: Letter, house: House): MailContent {
  return {
    subject,
    text: [...lines, `${action.label}:\n${action.url}`, note, `${house.shop.name}\n${house.url}`].join('\n\n'),
    body: (
      <MailLayout title={subject} preview={lines[0] ?? subject} house={house}>
        {lines.map((line) => (
          <MailText key={line}>{line}</MailText>
        ))}
        <MailButton href={action.url}>{action.label}</MailButton>
        <MailNote>{note}</MailNote>
      </MailLayout>
    ),
  }
}

const confirm = ({ token }: MailData['newsletter-confirm'], house: House) =>
  letter(
    {
      subject: 'Shall we tell you of new articles?',
      lines: [
        'Somebody, hopefully you, asked us to write to this address when a new article of The Design Talk appears.',
      ],
      action: { label: 'Yes, write to me', url: `${house.url}/newsletter?confirm=${token}` },
      note: 'The link works for seven days. If it was not you, do nothing: we will not write again.',
    },
    house,
  )

const leaveAddress = (house: House, token: string) => `${house.url}/newsletter?leave=${token}`

const article = ({ slug, title, excerpt, leaveToken }: MailData['newsletter-article'], house: House) => ({
  ...letter(
    {
      subject: `The Design Talk: ${title}`,
      lines: [excerpt],
      action: { label: 'Read the article', url: `${house.url}/blog/${encodeURIComponent(slug)}` },
      note: `You asked us to tell you of new articles. To end these mails, open ${leaveAddress(house, leaveToken)}`,
    },
    house,
  ),
  headers: oneClick(leaveAddress(house, leaveToken)),
})

export const newsletterMails = {
  'newsletter-confirm': confirm,
  'newsletter-article': article,
} satisfies Partial<MailTemplates>
