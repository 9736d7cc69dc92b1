import { z } from 'zod'
import { pageNumber } from '#domain/api/desk-list-query.ts'
import { answers, failure, pageOf, successOf } from '#domain/api/envelope.ts'
import { LARGEST_ID } from '#domain/api/largest-id.ts'
import { photoFile } from '#domain/api/photos.ts'
import { storableText } from '#domain/api/storable-text.ts'
import { STOP_STATES } from '#domain/delivery/stop-state.ts'
import { LONGEST_PHOTO } from '#domain/photos/photo-limits.ts'

const tags = ['Back office']
const DAY_TEXT = 'Must be a day like 2026-11-25'
const PARCEL_TEXT = 'Unknown parcel'
const STOP_TEXT = 'Unknown stop'
const BOXES_TEXT = 'Must be a whole number of boxes, from 1 to 999'
const TAKEN_TEXT = 'Must be a moment like 2026-11-25T10:30:00Z'
const KEY_TEXT = 'Must be 8 to 100 letters, digits or one of - _ . :'
export const MOST_STOPS = 60
export const PARCELS_PER_PAGE = 20

const day = z.iso.date(DAY_TEXT).refine((text) => /^20\d\d/.test(text), DAY_TEXT)
const van = storableText(40).pipe(z.string().trim().min(1, 'Choose a van'))
const id = (text: string) => z.int(text).min(1, text).max(LARGEST_ID, text)
const pathId = z.object({ id: z.coerce.number().int().min(1).max(LARGEST_ID) })
const version = z.int().min(1).max(LARGEST_ID)
const moment = z.string().nullable()

const stop = z.object({
  id: z.int(),
  order_id: z.int(),
  order_number: z.string(),
  state: z.enum(STOP_STATES),
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  postal_code: z.string(),
  boxes: z.int(),
  /** What the desk tells who drives. */
  note: z.string(),
  customer_note: z.string().nullable(),
  pieces: z.array(z.object({ name: z.string(), color: z.string().nullable(), quantity: z.int() })),
  /** What is still owed at the door, in rupees; null when nothing is. */
  to_collect: z.number().nullable(),
  promised_from: z.string().nullable(),
  promised_to: z.string().nullable(),
  delivered: z
    .object({
      at: z.string(),
      received_by: z.string().nullable(),
      by: z.string().nullable(),
      photo: z.string().nullable(),
    })
    .nullable(),
})
export type RoundStop = z.infer<typeof stop>

const round = z.object({
  day: z.string(),
  van: z.string(),
  /** Null while nothing stands on it. */
  id: z.int().nullable(),
  version: z.int(),
  left_at: moment,
  stops: z.array(stop),
  /** The other rounds of the day, and this one. */
  vans: z.array(z.object({ van: z.string(), stops: z.int(), delivered: z.int() })),
  /** With what the shop drives, as its owner has it. */
  own_vans: z.array(z.string()),
  /** Parcels that are due by this day and stand on no round. */
  due: z.int(),
})
export type RoundJson = z.infer<typeof round>

const parcel = z.object({
  order_id: z.int(),
  shipment_id: z.int().nullable(),
  order_number: z.string(),
  name: z.string(),
  city: z.string(),
  postal_code: z.string(),
  pieces: z.int(),
  promised_from: z.string().nullable(),
  promised_to: z.string().nullable(),
  /** The day of the round from which it came back. */
  came_back: z.string().nullable(),
})
export type RoundParcel = z.infer<typeof parcel>

const one = answers(successOf(round))

/** Of one stop, at the desk. */
export const stopBody = z.object({
  boxes: z.int(BOXES_TEXT).min(1, BOXES_TEXT).max(999, BOXES_TEXT),
  note: storableText(300).default(''),
  version,
})

/** Told from a phone, perhaps hours later. */
export const handOverBody = z.object({
  received_by: storableText(120).pipe(z.string().trim().min(1, 'Who took it? A name is needed')),
  taken_at: z.iso.datetime({ error: TAKEN_TEXT, offset: true }).refine((text) => /^20\d\d/.test(text), TAKEN_TEXT),
  photo: z.string().max(LONGEST_PHOTO, 'The photo is too large').nullish(),
})
export type HandOverBody = z.infer<typeof handOverBody>

export const delivery = {
  round: {
    summary: 'What a van brings on a day, in its order',
    tags,
    /** Without a van it is the first of the shop's own. */
    querystring: z.object({ day, van: van.optional() }),
    response: one,
  },
  parcels: {
    summary: 'Parcels that could go on a round: packed, or on their way with a van of our own',
    tags,
    querystring: z.object({
      /** Due by this day. A search looks at all of them. */
      day,
      search: storableText(200).optional(),
      page: pageNumber,
    }),
    response: answers(pageOf(parcel)),
  },
  put: {
    summary: 'Put parcels on a round',
    tags,
    body: z.object({
      day,
      van,
      parcels: z
        .array(z.object({ order_id: id(PARCEL_TEXT), shipment_id: id(PARCEL_TEXT).nullable() }))
        .min(1, 'Choose at least one parcel')
        .max(MOST_STOPS, `At most ${MOST_STOPS} at once`),
    }),
    response: one,
  },
  order: {
    summary: 'The order in which the van drives',
    tags,
    params: pathId,
    body: z.object({ stops: z.array(id(STOP_TEXT)).max(1000, 'Too many stops'), version }),
    response: one,
  },
  change: {
    summary: 'Another van drives this round',
    tags,
    params: pathId,
    body: z.object({ van, version }),
    response: one,
  },
  leave: {
    summary: 'The van leaves: what still stood here is on its way, and its buyers are told',
    tags,
    params: pathId,
    body: z.object({ version }),
    response: answers(
      successOf(round.extend({ refused: z.array(z.object({ order_number: z.string(), message: z.string() })) })),
    ),
  },
  edit: { summary: 'Boxes and note of a stop', tags, params: pathId, body: stopBody, response: one },
  takeOff: { summary: 'Take a stop off its round', tags, params: pathId, response: one },
  handOver: {
    summary: 'Delivered: who took it, with a photo; told once, however often it is sent',
    tags,
    params: pathId,
    headers: z.object({ 'idempotency-key': z.string(KEY_TEXT).regex(/^[\w.:-]{8,100}$/, KEY_TEXT) }),
    body: handOverBody,
    response: answers(successOf(stop)),
  },
  sheet: {
    summary: 'The delivery sheet of a round as PDF',
    tags,
    params: pathId,
    response: { '4xx': failure, '5xx': failure },
  },
  photo: {
    summary: 'The photo of a delivery',
    tags,
    params: photoFile,
    response: { '4xx': failure, '5xx': failure },
  },
}
