type Chat = { readonly whatsapp: string; readonly whatsappMessage: string }

/** Opens a chat with the enquiry already written. */
export function whatsappLink(shop: Chat, message: string = shop.whatsappMessage): string {
  return `https://wa.me/${shop.whatsapp}?text=${encodeURIComponent(message.toWellFormed())}`
}
