import type { ShopFacts } from '#domain/company/shop-facts.ts'

export function addressLine({ address }: Pick<ShopFacts, 'address'>): string {
  const { street, city, state, postalCode, country } = address
  return `${street}, ${city}, ${state} ${postalCode}, ${country}`
}
