import { useId } from 'react'
import type { Order } from '#web/api/orders.ts'
import { PiecePicture } from '#web/storefront/cart/piece-picture.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { FieldError } from '#web/ui/form/field.tsx'
import { Stepper } from '#web/ui/form/stepper.tsx'
import { pieceName } from './piece-name.ts'

type ReturnItemsProps = {
  order: Order
  /** By item id; what is not in it is kept. */
  quantities: Readonly<Record<number, number>>
  error: string | undefined
  onChange: (itemId: number, quantity: number) => void
}

export function ReturnItems({ order, quantities, error, onChange }: ReturnItemsProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="mb-1 text-sm font-semibold">Which pieces?</legend>
      {order.items.map((item) => {
        const chosen = quantities[item.id] ?? 0
        const most = item.returnable_quantity
        return (
          <div key={item.id} className="flex flex-wrap items-center gap-x-3 py-1.5">
            <div className="flex min-w-0 grow basis-60 items-center gap-x-3">
              <PiecePicture piece={item.product} className="w-11 shrink-0 rounded-sm" />
              <Checkbox
                label={pieceName(item)}
                hint={most > 0 ? `SKU ${item.product_sku}` : 'This piece is already being returned'}
                disabled={most <= 0}
                checked={chosen > 0}
                onChange={() => onChange(item.id, chosen > 0 ? 0 : most)}
              />
            </div>
            {chosen > 0 && most > 1 && (
              <Stepper
                size="sm"
                label={`How many of ${pieceName(item)}`}
                value={chosen}
                max={most}
                maxHint={most < item.quantity ? `At most ${most} can be returned` : `You bought ${item.quantity}`}
                onChange={(quantity) => onChange(item.id, quantity)}
              />
            )}
          </div>
        )
      })}
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  )
}
