import type { MailData } from '#domain/mail/mail-data.ts'
import type { House } from './house.ts'
import { MailButton, MailLayout, MailNote, MailText } from './mail-layout.tsx'
import type { MailContent, MailTemplates } from './mail-templates.ts'
import { oneClick } from './one-click.ts'
import { oneLine } from './order-letter.tsx'

type Letter = { subject: string; name: string; lines: string[]; slug: string; note: string; anchor: string }

function letter({ subject, name, lines, slug, note, anchor }: Letter, house: House): MailContent {
  const url = `${house.url}/product/${encodeURIComponent(slug)}#${anchor}`
  const greeting = name ? `Dear ${name},` : 'Hello,'
  return {
    subject,
    text: [greeting, ...lines, `See the page:\n${url}`, note, `${house.shop.name}\n${house.url}`].join('\n\n'),
    body: (
      <MailLayout title={subject} preview={lines[0] ?? subject} house={house}>
        <MailText>{greeting}</MailText>
        {lines.map((line) => (
          <div key={line} style={{ whiteSpace: 'pre-wrap' }}>
            <MailText>{line}</MailText>
          </div>
        ))}
        <MailButton href={url}>See the page</MailButton>
        <MailNote>{note}</MailNote>
      </MailLayout>
    ),
  }
}

const answerUs = ({ shop }: House) =>
  `If you see it differently, answer this mail or call ${shop.phoneText}. A person reads it.`

const reviewHidden = ({ name, product, slug, reason }: MailData['review-hidden'], house: House) =>
  letter(
    {
      subject: `Your review of ${oneLine(product)}`,
      name,
      slug,
      anchor: 'reviews',
      lines: [
        `Thank you for your review of ${product}. We have taken it off the page; its stars no longer count.`,
        `The reason: ${reason}`,
      ],
      note: answerUs(house),
    },
    house,
  )

const wordsHidden = ({ name, product, slug, text, reason }: MailData['words-hidden'], house: House) =>
  letter(
    {
      subject: `What you wrote about ${oneLine(product)}`,
      name,
      slug,
      anchor: 'questions',
      lines: [`You wrote on the page of ${product}: “${text}”`, `We have taken it off the page. The reason: ${reason}`],
      note: answerUs(house),
    },
    house,
  )

function questionAnswered(mail: MailData['question-answered'], house: House): MailContent {
  const { name, product, slug, question, answer, by, answered_by: who, stop_token: token } = mail
  const stop = `${house.url}/newsletter?question=${token}`
  const said = by === 'shop' ? `${house.shop.name} answers` : `${who}, who bought this piece, answers`
  return {
    ...letter(
      {
        subject: `An answer about ${oneLine(product)}`,
        name,
        slug,
        anchor: 'questions',
        lines: [`You asked about ${product}: “${question}”`, `${said}:`, answer],
        note: `You get this mail because you asked. To end mails about answers, open ${stop}`,
      },
      house,
    ),
    headers: oneClick(stop),
  }
}

export const opinionMails = {
  'review-hidden': reviewHidden,
  'words-hidden': wordsHidden,
  'question-answered': questionAnswered,
} satisfies Partial<MailTemplates>
