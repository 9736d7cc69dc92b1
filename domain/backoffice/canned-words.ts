import type { EnquiryKind } from '#domain/content/enquiry.ts'
import type { ShopFacts } from '#domain/company/shop-facts.ts'
import { GRIEVANCE_FIGURES } from '#domain/content/policies.ts'

export type CannedWords = { readonly title: string; readonly text: string }

const greeting = (name: string) => `Dear ${name.trim() || 'customer'},\n\n`
const parting = (writer: string, shop: ShopFacts) => `\n\nKind regards,\n${writer}\n${shop.name}, ${shop.phoneText}`

type Words = { readonly title: string; readonly body: string; readonly kinds?: readonly EnquiryKind[] }

/** First words that are written every day; whoever takes one writes on from it. */
const WORDS: readonly Words[] = [
  { title: 'Thank you for writing', body: 'thank you for writing to us. ' },
  {
    title: 'Complaint received',
    body: `we are sorry that something is not right. Your complaint is with us, and we settle it within ${GRIEVANCE_FIGURES.redressedWithin}. `,
    kinds: ['grievance'],
  },
  {
    title: 'Please send a photo',
    body: 'so that we can help you quickly, please answer this mail with a photo of the piece and of what is wrong with it. ',
    kinds: ['contact', 'grievance'],
  },
  {
    title: 'We are looking into it',
    body: 'we are looking into it with the workshop and write to you again within two working days. ',
  },
  {
    title: 'About a project',
    body: 'thank you for asking about our work. We would like to hear more of yours: the rooms, the number of pieces and by when you need them. ',
    kinds: ['request_info'],
  },
  {
    title: 'Before the consultation',
    body: 'we look forward to meeting you. Please bring the measures of the room, or a photo of it. ',
    kinds: ['consultation'],
  },
]

type Letter = { readonly kind: EnquiryKind; readonly name: string; readonly writer: string; readonly shop: ShopFacts }

export const cannedWords = ({ kind, name, writer, shop }: Letter): CannedWords[] =>
  WORDS.filter(({ kinds }) => !kinds || kinds.includes(kind)).map(({ title, body }) => ({
    title,
    text: `${greeting(name)}${body}${parting(writer, shop)}`,
  }))
