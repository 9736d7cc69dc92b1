import { shop } from '#domain/company/shop.ts'
import type { MailData } from '#domain/mail/mail-data.ts'
import { MailButton, MailLayout, MailNote, MailText } from './mail-layout.tsx'
import type { MailContent, MailTemplates } from './mail-templates.ts'
import { oneLine } from './order-letter.tsx'

type Letter = { subject: string; name: string; lines: string[]; slug: string; note: string; anchor: string }

function letter({ subject, name, lines, slug, note, anchor }: Letter, shopUrl: string): MailContent {
  const url = `${shopUrl}/product/${encodeURIComponent(slug)}#${anchor}`
  const greeting = name ? `Dear ${name},` : 'Hello,'
  return {
    subject,
    text: [greeting, ...lines, `See the page:\n${url}`, note, `${shop.name}\n${shopUrl}`].join('\n\n'),
    body: (
      <MailLayout title={subject} preview={lines[0] ?? subject} shopUrl={shopUrl}>
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

const ANSWER_US = `If you see it differently, answer this mail or call ${shop.phoneText}. A person reads it.`

const reviewHidden = ({ name, product, slug, reason }: MailData['review-hidden'], shopUrl: string) =>
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
      note: ANSWER_US,
    },
    shopUrl,
  )

const wordsHidden = ({ name, product, slug, text, reason }: MailData['words-hidden'], shopUrl: string) =>
  letter(
    {
      subject: `What you wrote about ${oneLine(product)}`,
      name,
      slug,
      anchor: 'questions',
      lines: [`You wrote on the page of ${product}: “${text}”`, `We have taken it off the page. The reason: ${reason}`],
      note: ANSWER_US,
    },
    shopUrl,
  )

function questionAnswered(mail: MailData['question-answered'], shopUrl: string): MailContent {
  const { name, product, slug, question, answer, by, answered_by: who, stop_token: token } = mail
  const stop = `${shopUrl}/newsletter?question=${token}`
  const said = by === 'shop' ? `${shop.name} answers` : `${who}, who bought this piece, answers`
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
      shopUrl,
    ),
    // Mail programs show their own button for it, which asks nothing further (RFC 8058).
    headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}

export const opinionMails = {
  'review-hidden': reviewHidden,
  'words-hidden': wordsHidden,
  'question-answered': questionAnswered,
} satisfies Partial<MailTemplates>
