import type { Address } from '#domain/orders/address.ts'

const HIDDEN = '•••'

/** Whoever holds only the order number sees where it goes, not to whom (decisions: order confirmation). */
export function maskAddress(address: Address): Address {
  return {
    ...address,
    name: maskName(address.name),
    email: maskEmail(address.email),
    phone: maskPhone(address.phone),
    address: maskStreet(),
  }
}

export function maskName(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  return words.length === 0 ? HIDDEN : words.map((word) => `${[...word][0]}${HIDDEN}`).join(' ')
}

export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const ending = email.slice(email.lastIndexOf('.') + 1)
  if (at < 1) return HIDDEN
  return `${[...email][0]}${HIDDEN}@${HIDDEN}.${ending}`
}

export function maskPhone(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '')
  return digits.length < 8 ? HIDDEN : `${HIDDEN}${digits.slice(-2)}`
}

export function maskStreet(): string {
  return HIDDEN
}
