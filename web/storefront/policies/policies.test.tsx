import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '#domain/company/default-settings.ts'
import { shop } from '#domain/company/shop.ts'
import { shownShop } from '#domain/company/shop-facts.ts'
import { ShopProvider } from '#web/document/use-shop.ts'
import { ShopEmail, ShopPhone } from './fact.tsx'

const inShop = (part: ReactNode) =>
  renderToStaticMarkup(<ShopProvider value={shownShop(DEFAULT_SETTINGS, '2026-11-24')}>{part}</ShopProvider>)

test('a policy that says "write" or "call" does so with one press', () => {
  expect(inShop(<ShopEmail />)).toBe(`<a href="mailto:${shop.email}">${shop.email}</a>`)
  expect(inShop(<ShopPhone />)).toBe(`<a href="tel:${shop.phone}">${shop.phoneText}</a>`)
})
