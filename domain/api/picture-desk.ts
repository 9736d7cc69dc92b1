import { z } from 'zod'
import { answers, failure, successOf } from '#domain/api/envelope.ts'
import { LARGEST_ID } from '#domain/api/largest-id.ts'
import { storableText } from '#domain/api/storable-text.ts'
import { MOST_PICTURES } from '#domain/pictures/arrange-pictures.ts'

const tags = ['Back office']
const id = z.coerce.number().int().min(1).max(LARGEST_ID)

/** Where a picture is to be shown decides who may bring it. */
export const CATALOGUE_PLACES = ['product', 'category', 'room'] as const
export const CONTENT_PLACES = ['hero', 'article', 'project'] as const
export type PicturePlace = (typeof CATALOGUE_PLACES)[number] | (typeof CONTENT_PLACES)[number]

const PART_TEXT = 'Must be a part of the picture'
const part = z.number(PART_TEXT).min(0, PART_TEXT).max(1, PART_TEXT)
const cropSchema = z.object({ x: part, y: part, width: part, height: part })

const FOCUS_TEXT = 'Must be from 0 to 100'
const percent = z.int(FOCUS_TEXT).min(0, FOCUS_TEXT).max(100, FOCUS_TEXT)
const focus = z.object({ x: percent, y: percent })

const deskPicture = z.object({
  id: z.int(),
  /** As the shop names it: products/u-0123.webp. */
  file: z.string(),
  /** As a product, a room or an article names it: u-0123.webp. */
  name: z.string(),
  url: z.string(),
  is_sized: z.boolean(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  color: z.string(),
  placeholder: z.string(),
  focus,
  version: z.int(),
  by: z.enum(['studio', 'staff']),
  sent_name: z.string(),
  crop: cropSchema.nullable(),
  sizes: z.object({ made: z.int(), wanted: z.int(), has_failed: z.boolean() }),
})
export type DeskPicture = z.infer<typeof deskPicture>

const productPictures = z.object({
  product: z.object({ id: z.int(), name: z.string(), slug: z.string(), is_active: z.boolean() }),
  /** Of the order as it is shown: changes with it. */
  version: z.string(),
  shown: z.array(
    z.object({
      name: z.string(),
      url: z.string(),
      /** Null for an address elsewhere. */
      picture: deskPicture.nullable(),
      colours: z.array(z.int()),
    }),
  ),
  aside: z.array(deskPicture),
  colours: z.array(z.object({ id: z.int(), color: z.string(), swatch: z.string() })),
})
export type ProductPicturesJson = z.infer<typeof productPictures>

/** The name of the file is shown to staff and used for nothing else; one with a path in it is no name. */
const sentName = storableText(200).pipe(z.string().regex(/^[^/\\]*$/, 'The name of the file has a path in it'))
const alt = storableText(300)
const upload = <Place extends readonly [string, ...string[]]>(places: Place) =>
  z.object({
    for: z.enum(places),
    product_id: id.optional(),
    name: sentName.refine((name) => !/^\.+$/.test(name), 'The name of the file has a path in it').optional(),
    alt: alt.optional(),
  })

export const describeBody = z.object({
  version: z.int(),
  alt: alt.pipe(z.string().trim().min(1, 'Say what the picture shows, for who cannot see it')),
  focus,
})
/** For a product the new one waits aside until it is given its place. */
const cropBody = z.object({ version: z.int(), crop: cropSchema, product_id: id.optional() })
const onePicture = answers(successOf(deskPicture))
const params = z.object({ id })

export const pictureDesk = {
  find: {
    summary: 'One picture by its file, with how far its sizes are made',
    tags,
    querystring: z.object({ file: storableText(300) }),
    response: onePicture,
  },
  whole: {
    summary: 'A picture as it was before it was cropped',
    tags,
    params,
    response: { '4xx': failure, '5xx': failure },
  },
  upload: {
    summary: 'Bring a picture for the catalogue; the body is the file itself, one in each request',
    tags,
    querystring: upload(CATALOGUE_PLACES),
    response: onePicture,
  },
  describe: {
    summary: 'Say what a picture shows, and what must stay in sight',
    tags,
    params,
    body: describeBody,
    response: onePicture,
  },
  crop: {
    summary: 'Cut a picture: gives a new one, and leaves the old one',
    tags,
    params,
    body: cropBody,
    response: onePicture,
  },
  uploadContent: {
    summary: 'Bring a picture for a slide, an article or a project; the body is the file itself',
    tags,
    querystring: upload(CONTENT_PLACES),
    response: onePicture,
  },
  describeContent: { summary: 'Describe a picture of a page', tags, params, body: describeBody, response: onePicture },
  cropContent: { summary: 'Cut a picture of a page', tags, params, body: cropBody, response: onePicture },
  ofProduct: {
    summary: 'The pictures of a product: shown, and aside',
    tags,
    params,
    response: answers(successOf(productPictures)),
  },
  arrange: {
    summary: 'Put the pictures of a product in order; the first is the main one, what is left out goes aside',
    tags,
    params,
    body: z.object({
      version: storableText(64),
      shown: z
        .array(z.object({ name: storableText(500), colours: z.array(z.int().min(1).max(LARGEST_ID)).max(50) }))
        .max(MOST_PICTURES, `A product shows at most ${MOST_PICTURES} pictures`),
    }),
    response: answers(successOf(productPictures)),
  },
  remove: {
    summary: 'Throw away a picture that stands aside',
    tags,
    params: z.object({ id, picture: id }),
    response: answers(successOf(productPictures)),
  },
}
