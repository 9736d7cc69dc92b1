import type { Settings } from '#domain/company/settings.ts'
import { shopFacts } from '#domain/company/shop-facts.ts'
import { ShopProvider, useShop } from '#web/document/use-shop.ts'
import { Section } from '#web/backoffice/parts/section.tsx'
import { Footer } from '#web/storefront/shell/footer.tsx'

/** What is typed, as the foot of every page will say it. Nothing in it can be pressed. */
export function FooterPreview({ settings }: { settings: Settings }) {
  const shop = useShop()
  return (
    <Section title="How it reads">
      <div inert data-preview className="overflow-hidden rounded-sm *:[content-visibility:visible]!">
        <ShopProvider value={{ ...shop, ...shopFacts(settings) }}>
          <Footer />
        </ShopProvider>
      </div>
    </Section>
  )
}
