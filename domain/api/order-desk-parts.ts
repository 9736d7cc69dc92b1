import { z } from 'zod'

const moment = z.string().nullable()
const deskItem = z.object({
  order_item_id: z.int(),
  cancelled_quantity: z.int(),
  shipped_quantity: z.int(),
  left_to_ship: z.int(),
  /** Refunded, or on their way back. */
  returned_quantity: z.int(),
  discount_amount: z.number(),
})
/** What only the desk knows of an order. */
export const deskParts = z.object({
  items: z.array(deskItem),
  shipments: z.array(
    z.object({ id: z.int(), eway_bill_number: z.string().nullable(), received_by: z.string().nullable() }),
  ),
  /** How a parcel was handed over, where who drove wrote it down. */
  proofs: z.array(
    z.object({ shipment_id: z.int(), taken_at: z.string(), by: z.string().nullable(), photo: z.string().nullable() }),
  ),
  customer: z
    .object({ id: z.int(), name: z.string(), email: z.string(), orders: z.int(), spent: z.number() })
    .nullable(),
  payments: z.array(
    z.object({
      id: z.int(),
      provider_payment_id: z.string(),
      status: z.string(),
      amount: z.number(),
      method: z.string(),
      /** What the slip of the card machine or the UPI app says. */
      reference: z.string().nullable(),
      error_reason: z.string().nullable(),
      created_at: z.string(),
      captured_at: moment,
    }),
  ),
  /** Of what is paid in parts: what has come in, and what is still due. */
  paid: z.number(),
  due: z.number(),
  /** The newest payment link. */
  link: z.object({ url: z.string(), status: z.string(), amount: z.number(), expires_at: z.string() }).nullable(),
  /** Refunds of money of the counter that nobody has paid out yet. */
  to_pay_out: z.array(z.object({ refund_id: z.int(), amount: z.number() })),
  /** Some of its money was taken at the counter, and goes back over it. */
  has_counter_money: z.boolean(),
  channel: z.enum(['web', 'showroom']),
  /** Collected in the showroom: nobody drives. */
  is_pickup: z.boolean(),
  /** What can still go back to the buyer. */
  refundable: z.number(),
  /** What a cancellation by the shop would mean now; null when it cannot be cancelled. */
  cancellation: z.object({ refund: z.number(), compensation: z.number() }).nullable(),
  notes: z.array(z.object({ id: z.int(), author: z.string().nullable(), text: z.string(), created_at: z.string() })),
  mails: z.array(
    z.object({
      id: z.int(),
      template: z.string(),
      to: z.string(),
      created_at: z.string(),
      sent_at: moment,
      attempts: z.int(),
    }),
  ),
  /** What happened, oldest first: of the order's own story, and of the staff's actions. */
  history: z.array(z.object({ at: z.string(), what: z.string(), who: z.string().nullable(), reason: z.string() })),
  returns: z.array(z.object({ id: z.int(), number: z.string(), status: z.string(), created_at: z.string() })),
})
export type DeskParts = z.infer<typeof deskParts>
