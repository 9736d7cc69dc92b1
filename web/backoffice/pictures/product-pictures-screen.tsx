import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { PICTURE_DESK } from '#domain/api/endpoints/pictures.ts'
import { isRefusedWith } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { ScreenHead } from '#web/backoffice/parts/screen-head.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { EmptyState } from '#web/ui/message/empty-state.tsx'
import { productPicturesQuery } from './picture-api.ts'
import { ProductPictures } from './product-pictures.tsx'

/** "Pictures of <name>": a screen of its own, for a photo session. */
export function ProductPicturesScreen() {
  const id = Number(useParams({ strict: false }).id)
  const api = useApi()
  const { data, error } = useQuery({ ...productPicturesQuery(api, id), enabled: Number.isInteger(id) })
  if (!Number.isInteger(id) || isRefusedWith(error, PICTURE_DESK.ofProduct, 'not_found'))
    return (
      <EmptyState
        headingLevel={1}
        icon={SearchX}
        title="There is no such product"
        text="It may have been deleted. Search for its name or SKU."
        actions={<ButtonLink href="/backoffice">Back to Today</ButtonLink>}
      />
    )
  return (
    <>
      <ScreenHead
        title={data ? `Pictures of ${data.product.name}` : 'Pictures'}
        about="The first is the main picture. Every change is saved at once and shows in the shop within a second."
        actions={
          data?.product.is_active && (
            <ButtonLink size="sm" variant="secondary" href={`/product/${data.product.slug}`}>
              See it in the shop
            </ButtonLink>
          )
        }
      />
      <ProductPictures productId={id} />
    </>
  )
}
