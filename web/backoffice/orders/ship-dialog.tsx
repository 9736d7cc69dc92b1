import { z } from 'zod'
import { ORDER_DESK } from '#domain/api/endpoints/backoffice.ts'
import { type DeskOrder, orderDesk } from '#domain/api/order-desk.ts'
import { FormDialog } from '#web/backoffice/form/form-dialog.tsx'
import type { DeskForm } from '#web/backoffice/form/use-desk-form.ts'
import { call } from '#web/api/call.ts'
import { pieceName } from '#web/storefront/orders/piece-name.ts'
import { FieldError } from '#web/ui/form/field.tsx'
import { Stepper } from '#web/ui/form/stepper.tsx'
import { notice } from '#web/ui/message/notice.ts'
import { useDeskOrder } from './order-query.ts'
import { ParcelFields } from './parcel-fields.tsx'
import { lastCarrier, parcelForm, rememberCarrier } from './parcel-form.ts'

const shipForm = parcelForm.extend({
  items: z
    .array(z.object({ order_item_id: z.int(), quantity: z.int() }))
    .transform((items) => items.filter(({ quantity }) => quantity > 0))
    .pipe(orderDesk.ship.body.shape.items.unwrap()),
  version: z.int(),
})
type ShipValues = z.input<typeof shipForm>

const hereOf = ({ desk }: DeskOrder) => desk.items.filter(({ left_to_ship }) => left_to_ship > 0)

const valuesOf = (order: DeskOrder): ShipValues => ({
  carrier: lastCarrier(),
  tracking_number: '',
  tracking_url: '',
  eway_bill_number: '',
  items: hereOf(order).map(({ order_item_id, left_to_ship }) => ({ order_item_id, quantity: left_to_ship })),
  version: order.version,
})

type ShipDialogProps = { order: DeskOrder; isOpen: boolean; onClose: () => void }

/** Everything that is still here, or some of it. */
export function ShipDialog({ order, isOpen, onClose }: ShipDialogProps) {
  const { api, keep, reload } = useDeskOrder(order.id)
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Ship"
      description={`${order.billing_address.name} is told by mail, with the tracking number.`}
      schema={shipForm}
      values={valuesOf(order)}
      send={async (body) => {
        await keep(call(api, ORDER_DESK.ship, { params: { id: order.id }, body }))
        rememberCarrier(body.carrier)
      }}
      reload={async () => valuesOf(await reload())}
      submitLabel="Mark as shipped"
      busyLabel="Shipping..."
      onSaved={() => notice({ title: 'Shipped', tone: 'success' })}
    >
      {(form) => (
        <>
          <ParcelFields form={form} needsEwayBill={order.needs_eway_bill ?? false} />
          <ChosenPieces form={form} order={order} />
        </>
      )}
    </FormDialog>
  )
}

function ChosenPieces({ form, order }: { form: DeskForm<ShipValues>; order: DeskOrder }) {
  const items = form.watch('items')
  const change = (at: number, quantity: number) =>
    form.setValue(
      'items',
      items.map((item, index) => (index === at ? { ...item, quantity } : item)),
      { shouldDirty: true, shouldValidate: form.formState.isSubmitted },
    )
  return (
    <fieldset>
      <legend className="text-sm font-semibold">What leaves now</legend>
      <ul className="mt-2 divide-y divide-sand border-y border-sand">
        {items.map(({ order_item_id, quantity }, index) => {
          const item = order.items.find(({ id }) => id === order_item_id)
          const left = hereOf(order).find((here) => here.order_item_id === order_item_id)?.left_to_ship ?? 0
          const name = item ? pieceName(item) : 'Piece'
          return (
            <li key={order_item_id} className="flex items-center justify-between gap-4 py-2.5">
              <span className="min-w-0">
                {name}
                <span className="figures block text-sm text-muted">{item?.product_sku}</span>
              </span>
              <span className="flex shrink-0 items-center gap-3">
                <span className="text-sm text-muted">of {left}</span>
                <Stepper
                  size="sm"
                  label={`How many of ${name} leave`}
                  value={quantity}
                  min={0}
                  max={left}
                  onChange={(next) => change(index, next)}
                />
              </span>
            </li>
          )
        })}
      </ul>
      <FieldError id="ship-pieces-error">{form.getFieldState('items', form.formState).error?.message}</FieldError>
    </fieldset>
  )
}
