import { createContext, useContext } from 'react'
import type { ShownShop } from '#domain/company/shop-facts.ts'

const Shop = createContext<ShownShop | null>(null)

/** Around everything: the shop's own facts came with the page's data. */
export const ShopProvider = Shop.Provider

/** Who the shop is, as its owner has it today. */
export function useShop(): ShownShop {
  const shop = useContext(Shop)
  if (!shop) throw new Error('There are no facts of the shop around this')
  return shop
}
