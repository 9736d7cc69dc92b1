import { queryOptions } from '@tanstack/react-query'
import {
  CATALOGUE_PLACES,
  type DeskPicture,
  type PicturePlace,
  type ProductPicturesJson,
} from '#domain/api/picture-desk.ts'
import { PICTURE_DESK } from '#domain/api/endpoints/pictures.ts'
import type { Crop } from '#domain/pictures/crop.ts'
import type { Api } from '#web/api/api.ts'
import { call, dataOf } from '#web/api/call.ts'

/** While sizes are being made the screen follows them. */
const FOLLOW_MS = 1500

const isBeingMade = ({ by, sizes }: DeskPicture) => by === 'staff' && !sizes.has_failed && sizes.made < sizes.wanted

export const productPicturesKey = (productId: number) => ['backoffice', 'pictures', 'product', productId] as const

const picturesIn = ({ shown, aside }: ProductPicturesJson) => [
  ...shown.flatMap(({ picture }) => picture ?? []),
  ...aside,
]

export const productPicturesQuery = (api: Api, productId: number) =>
  queryOptions({
    queryKey: productPicturesKey(productId),
    queryFn: () => dataOf(call(api, PICTURE_DESK.ofProduct, { params: { id: productId } })),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && picturesIn(data).some(isBeingMade) ? FOLLOW_MS : false),
  })

/** Named with its folder. */
export const pictureQuery = (api: Api, file: string) =>
  queryOptions({
    queryKey: ['backoffice', 'pictures', 'one', file] as const,
    queryFn: () => dataOf(call(api, PICTURE_DESK.find, { query: { file } })),
    enabled: file !== '',
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isBeingMade(data) ? FOLLOW_MS : false),
  })

export type Shown = { name: string; colours: number[] }

export const arrange = (api: Api, id: number, body: { version: string; shown: Shown[] }) =>
  dataOf(call(api, PICTURE_DESK.arrange, { params: { id }, body }))

export const throwAway = (api: Api, id: number, picture: number) =>
  dataOf(call(api, PICTURE_DESK.remove, { params: { id, picture } }))

export type Description = { version: number; alt: string; focus: { x: number; y: number } }

const isOfCatalogue = (place: PicturePlace) => CATALOGUE_PLACES.some((known) => known === place)

export const describe = (api: Api, place: PicturePlace, id: number, body: Description) =>
  dataOf(
    isOfCatalogue(place)
      ? call(api, PICTURE_DESK.describe, { params: { id }, body })
      : call(api, PICTURE_DESK.describeContent, { params: { id }, body }),
  )

type Cut = { place: PicturePlace; part: Crop; productId?: number | undefined }

export const crop = (api: Api, { id, version }: DeskPicture, { place, part, productId }: Cut) =>
  dataOf(
    isOfCatalogue(place)
      ? call(api, PICTURE_DESK.crop, { params: { id }, body: { version, crop: part, product_id: productId } })
      : call(api, PICTURE_DESK.cropContent, { params: { id }, body: { version, crop: part } }),
  )
