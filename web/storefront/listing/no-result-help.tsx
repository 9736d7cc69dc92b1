import { whatsappLink } from '#domain/company/whatsapp-link.ts'
import { useShop } from '#web/document/use-shop.ts'
import { useQuery } from '@tanstack/react-query'
import { featuredQuery } from '#web/api/catalog.ts'
import { useApi } from '#web/api/use-api.ts'
import { buttonClass } from '#web/ui/action/button.tsx'
import { SectionHeading } from '#web/ui/text/section-heading.tsx'
import { ExternalLink } from '#web/ui/action/text-link.tsx'
import { ProductGrid } from './product-grid.tsx'

/** Nobody is left at an empty shelf: a person to ask, and what others like. */
export function NoResultHelp({ search }: { search: string }) {
  const shop = useShop()
  const api = useApi()
  const { data = [] } = useQuery(featuredQuery(api))
  const message = search ? `Hello ${shop.name}, I am looking for: ${search}` : undefined
  return (
    <>
      <div className="mb-12 flex flex-col items-center gap-3 text-center">
        <p className="text-muted">We also make to order. Tell us what you are looking for.</p>
        <ExternalLink href={whatsappLink(shop, message)} className={buttonClass({ variant: 'secondary' })}>
          Ask us on WhatsApp
        </ExternalLink>
      </div>
      {data.length > 0 && (
        <section>
          <SectionHeading title="What others like" className="mb-6" />
          <ProductGrid products={data.slice(0, 4)} headingLevel={3} />
        </section>
      )}
    </>
  )
}
