import type { ShopFacts } from '#domain/company/shop-facts.ts'
import type { Config } from '#server/config.ts'
import type { MessageRow, TicketRecord } from './tickets.store.ts'

type Mailing = Pick<Config, 'mailFrom' | 'inboundMail'>

const domainOf = ({ mailFrom }: Pick<Config, 'mailFrom'>) => /@([^\s>]+)/.exec(mailFrom)?.[1] ?? 'localhost'

/** The id of the mail that begins the conversation: our acknowledgement. */
export const firstMailId = (ticket: string, config: Mailing): string => `<${ticket.toLowerCase()}@${domainOf(config)}>`

export const answerMailId = (ticket: string, number: number, config: Mailing): string =>
  `<${ticket.toLowerCase()}.${number}@${domainOf(config)}>`

/** Every mail so far, oldest first: what the next one answers to. Long conversations keep their beginning and their end. */
export function threadOf(ticket: string, messages: readonly MessageRow[], config: Mailing): string[] {
  const ids = messages.flatMap(({ messageId }) => messageId ?? [])
  const all = [firstMailId(ticket, config), ...ids]
  return all.length <= MOST_IDS ? all : [...all.slice(0, 1), ...all.slice(1 - MOST_IDS)]
}
const MOST_IDS = 20

/** Answers come back with the token in the address (RFC 5233); without a mailbox of its own they go where the shop reads. */
export function replyAddress(
  { replyToken }: Pick<TicketRecord, 'replyToken'>,
  { inboundMail, shop }: Pick<Config, 'inboundMail'> & { readonly shop: ShopFacts },
): string {
  return inboundMail === null ? shop.email : inboundMail.address.replace('@', `+${replyToken}@`)
}
