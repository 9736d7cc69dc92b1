import type { House } from './house.ts'
import type { MailContent, MailTemplates } from './mail-templates.ts'
import { PieceTable } from './mail-pieces.tsx'
import { letter, oneLine, orderPage } from './order-letter.tsx'
import type { MailData, MailPiece } from '#domain/mail/mail-data.ts'

/** Three days after the delivery: the pieces that have no review of this buyer yet, each with the way to write one. */
function review(order: MailData['order-review'], house: House): MailContent {
  const [first] = order.items
  return letter(house, {
    subject: order.items.length === 1 && first ? `How is your ${oneLine(first.name)}?` : 'How are your new pieces?',
    title: 'How does it feel at home?',
    name: order.name,
    paragraphs: [
      'You have lived with it for some days now. A few words, and a photo if you like, help the next person to choose.',
      'Good or bad: we publish what buyers write.',
    ],
    extra: {
      body: (
        <PieceTable
          pieces={order.items}
          house={house}
          aside={(piece) => <a href={`${house.url}${reviewPath(piece)}`}>Write a review</a>}
        />
      ),
      text: order.items.map((piece) => `${piece.name}: ${house.url}${reviewPath(piece)}`).join('\n'),
    },
    button: { label: 'Write a review', path: first ? reviewPath(first) : orderPage(order) },
  })
}

const reviewPath = ({ slug }: MailPiece) => `/product/${slug}#reviews`

/** What the workshop needs to know; an answer goes to the buyer. */
function forShop(order: MailData['order-for-shop'], house: House): MailContent {
  const { name, phone, email, company, notes } = order
  return letter(house, {
    subject: `New order ${order.order_number}: ${order.total} from ${oneLine(name)}`,
    title: `New order of ${order.total}`,
    paragraphs: [
      `${name}${company ? ` of ${company}` : ''} has paid order ${order.order_number}. Phone ${phone}, email ${email}.`,
      ...(notes ? [`Notes: ${notes}`] : []),
      'An answer to this mail goes to the buyer.',
    ],
    order,
    button: { label: 'See the order', path: orderPage(order) },
  })
}

/** Sold in the showroom, to be paid from home. */
function paymentLink(order: MailData['order-payment-link'], house: House): MailContent {
  return letter(house, {
    name: order.name,
    subject: `Your payment link for order ${order.order_number}`,
    title: `Pay ${order.amount} for your order`,
    paragraphs: [
      `Thank you for your visit. Order ${order.order_number} waits for your payment of ${order.amount}.`,
      `The link holds until ${order.until} (Indian time); your pieces are set aside.`,
    ],
    button: { label: `Pay ${order.amount}`, path: order.url, external: true },
    order,
  })
}

function partPaid(order: MailData['order-part-paid'], house: House): MailContent {
  const { paid, due, receipt_number: receipt } = order
  return letter(house, {
    name: order.name,
    subject: `We have your payment of ${paid} for ${order.order_number}`,
    title: 'Thank you for your payment',
    paragraphs: [
      `${paid} for order ${order.order_number} has arrived; ${due} is still to be paid.`,
      ...(receipt ? [`Your receipt voucher is ${receipt}. The tax invoice follows with the goods.`] : []),
    ],
    button: { label: 'See your order', path: orderPage(order) },
    order,
  })
}

export const afterOrderMails = {
  'order-part-paid': partPaid,
  'order-payment-link': paymentLink,
  'order-review': review,
  'order-for-shop': forShop,
} satisfies Partial<MailTemplates>
