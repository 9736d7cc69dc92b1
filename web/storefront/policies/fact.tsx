import type { ReactNode } from 'react'
import type { ShopFacts } from '#domain/company/shop-facts.ts'
import { useShop } from '#web/document/use-shop.ts'

/** A fact of the shop amid a text that is otherwise the same for ever. */
export function Fact({ children }: { children: (shop: ShopFacts) => ReactNode }) {
  return children(useShop())
}

export const ShopEmail = () => <Fact>{({ email }) => <a href={`mailto:${email}`}>{email}</a>}</Fact>
export const ShopPhone = () => <Fact>{({ phone, phoneText }) => <a href={`tel:${phone}`}>{phoneText}</a>}</Fact>
