import type { House } from './house.ts'
import type { MailData, ReturnMailData } from '#domain/mail/mail-data.ts'
import { refundDaysText, RETURN_REFUND_DAYS } from '#domain/orders/refund-timelines.ts'
import { RETURN_ANSWER_HOURS } from '#domain/orders/return-policy.ts'
import type { MailContent, MailTemplates } from './mail-templates.ts'
import { piecesPart } from './mail-pieces.tsx'
import { letter, oneLine, orderPage } from './order-letter.tsx'

const aboutOf = ({ pieces = ['pieces'], order_number }: ReturnMailData) =>
  `${pieces.join('; ')} of order ${order_number}`

function step(mail: ReturnMailData, house: House, { subject, title, paragraphs }: Step): MailContent {
  return letter(house, {
    subject: `${subject} ${mail.number}`,
    title,
    name: mail.name,
    paragraphs: paragraphs.filter((text): text is string => Boolean(text)),
    extra: piecesPart(mail.items ?? [], house),
    button: { label: 'See your order', path: orderPage(mail) },
  })
}
type Step = { subject: string; title: string; paragraphs: (string | null | false)[] }

const requested = (mail: ReturnMailData, house: House) =>
  step(mail, house, {
    subject: 'Your return',
    title: 'We have your return request',
    paragraphs: [
      `You asked to return ${aboutOf(mail)}. Your return number is ${mail.number}.`,
      `We answer within ${RETURN_ANSWER_HOURS} hours. Please keep the pieces in their packaging until then.`,
    ],
  })

const approved = (mail: ReturnMailData, house: House) =>
  step(mail, house, {
    subject: 'Return approved:',
    title: 'Your return is approved',
    paragraphs: [
      `You may send back ${aboutOf(mail)}.`,
      'Please keep the pieces in their packaging. We call you to agree on the day on which we collect them.',
      mail.refund && `Once they are with us and checked, we refund ${mail.refund}.`,
      mail.note,
    ],
  })

const refused = (mail: ReturnMailData, house: House) =>
  step(mail, house, {
    subject: 'Return not possible:',
    title: 'We cannot take these pieces back',
    paragraphs: [
      `We are sorry: we cannot accept the return of ${aboutOf(mail)}.`,
      mail.note,
      'If you see it differently, answer this mail or write to our Grievance Officer, who is named on our contact page.',
    ],
  })

const received = (mail: ReturnMailData, house: House) =>
  step(mail, house, {
    subject: 'Return received:',
    title: 'Your return has reached us',
    paragraphs: [
      `We have received and checked ${aboutOf(mail)}.`,
      mail.refund && `${mail.refund} goes back to you by the way you paid. ${refundDaysText(RETURN_REFUND_DAYS)}`,
      mail.note,
    ],
  })

const REASONS = {
  changed_mind: 'Changed their mind',
  defective: 'Defective or damaged',
  seller_error: 'Wrong piece, or other than described',
} as const satisfies Record<MailData['return-for-shop']['reason'], string>

const forShop = (mail: MailData['return-for-shop'], house: House) =>
  letter(house, {
    subject: `Return ${mail.number} from ${oneLine(mail.name)}`,
    title: `Return ${mail.number}`,
    paragraphs: [
      `${mail.name} (${mail.phone}, ${mail.email}) wants to return ${aboutOf(mail)}.`,
      `Reason: ${REASONS[mail.reason]}. ${mail.detail}`.trim(),
      `Photos: ${mail.photos}. Refund if approved: ${mail.refund ?? 'nothing'}.`,
      `We promise an answer within ${RETURN_ANSWER_HOURS} hours. An answer to this mail goes to the customer.`,
    ],
    extra: piecesPart(mail.items ?? [], house),
    button: { label: 'See the order', path: orderPage(mail) },
  })

export const returnMails = {
  'return-requested': requested,
  'return-approved': approved,
  'return-refused': refused,
  'return-received': received,
  'return-for-shop': forShop,
} satisfies Partial<MailTemplates>
