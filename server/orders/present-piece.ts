import type { OrderJson } from '#domain/api/orders.ts'
import { presentPicture } from '#server/media/picture-sources.ts'
import type { OrderItemRecord } from './order-record.ts'

/** As it was bought: its main image shows the colour of the order, whatever the product shows first by now. */
export function presentPiece(item: OrderItemRecord): OrderJson['items'][number]['product'] {
  const { product } = item
  if (!product) return null
  const { id, slug, images, picture } = product
  const main_image = item.picture || product.mainImage
  const pictures = picture ? [presentPicture({ ...picture, file: main_image }, 'products', item.productName)] : []
  return { id, slug, main_image, images, pictures }
}
