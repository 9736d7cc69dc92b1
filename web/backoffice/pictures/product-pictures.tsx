import { useQuery } from '@tanstack/react-query'
import { useApi } from '#web/api/use-api.ts'
import { deskProductQuery } from '#web/backoffice/catalog/products-api.ts'
import { Nothing, Section } from '#web/backoffice/orders/section.tsx'

/** The pictures of a product, in the order in which shoppers see them. */
export function ProductPictures({ productId }: { productId: number }) {
  const { data: product } = useQuery(deskProductQuery(useApi(), productId))
  const pictures = product?.pictures ?? []
  return (
    <Section title="Pictures">
      {pictures.length === 0 && <Nothing>No pictures yet.</Nothing>}
      <ul className="flex flex-wrap gap-3">
        {pictures.map(({ file, url, alt }) => (
          <li key={file}>
            <img src={url} alt={alt} loading="lazy" className="h-32 w-26 rounded-sm bg-linen object-cover" />
          </li>
        ))}
      </ul>
    </Section>
  )
}
