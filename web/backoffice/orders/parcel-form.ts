import { z } from 'zod'
import { orderDesk } from '#domain/api/order-desk.ts'
import { deviceStorage } from '#web/ui/state/safe-storage.ts'

const { carrier, tracking_number, tracking_url, eway_bill_number } = orderDesk.correct.body.shape

/** An empty field of a form is nothing, not an empty word. */
const emptyIsNull = z
  .string()
  .trim()
  .transform((text) => text || null)

export const parcelForm = z.object({
  carrier,
  tracking_number,
  tracking_url: emptyIsNull.pipe(tracking_url.unwrap()),
  eway_bill_number: emptyIsNull.pipe(eway_bill_number.unwrap()),
})
export type ParcelValues = z.input<typeof parcelForm>

const SHIPPED_WITH = 'backoffice_carrier'

/** Most parcels of a day go with the same carrier. */
export const lastCarrier = () => deviceStorage.getItem(SHIPPED_WITH) ?? ''
export const rememberCarrier = (name: string) => deviceStorage.setItem(SHIPPED_WITH, name)
