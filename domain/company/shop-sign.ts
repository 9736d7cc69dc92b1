/** What stands on every page. Edited by the owner together with the rest in `shop.ts`, which takes it over. */
export const shopSign = {
  name: 'Saalghar',
  whatsapp: '916000000000',
  whatsappMessage: 'Hello Saalghar, I would like to know more about your furniture.',
} as const

/** Opens a chat with the enquiry already written. */
export function whatsappLink(message: string = shopSign.whatsappMessage): string {
  return `https://wa.me/${shopSign.whatsapp}?text=${encodeURIComponent(message.toWellFormed())}`
}
