import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '#domain/company/default-settings.ts'
import { shop } from '#domain/company/shop.ts'
import { shownShop } from '#domain/company/shop-facts.ts'
import { ShopProvider } from '#web/document/use-shop.ts'
import { Footer } from '#web/storefront/shell/footer.tsx'
import { WhatsAppButton } from '#web/storefront/shell/whatsapp-button.tsx'

const inShop = (part: ReactNode) =>
  renderToStaticMarkup(<ShopProvider value={shownShop(DEFAULT_SETTINGS, '2026-11-24')}>{part}</ShopProvider>)
const footer = inShop(<Footer />)

test('who sells and who answers complaints is on every page, as Indian law asks', () => {
  for (const words of [shop.legalName, shop.gstin, shop.grievanceOfficer.name, shop.grievanceOfficer.email, shop.email])
    expect(footer).toContain(words)
})

test('two social networks open in a tab of their own', () => {
  for (const { url } of shop.social) expect(footer).toContain(`href="${url}" target="_blank" rel="noopener noreferrer"`)
})

test('the chat opens with the enquiry already written', () => {
  const href = /href="([^"]+)"/.exec(inShop(<WhatsAppButton />))?.[1] ?? ''
  expect(new URL(href).pathname).toBe(`/${shop.whatsapp}`)
  expect(new URL(href).searchParams.get('text')).toBe(shop.whatsappMessage)
})
