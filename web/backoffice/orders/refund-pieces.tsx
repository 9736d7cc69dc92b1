import type { DeskOrder } from '#domain/api/order-desk.ts'
import { leftToRefund, type RefundableLine } from '#domain/orders/part-refund.ts'
import { pieceName } from '#web/storefront/orders/piece-name.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Stepper } from '#web/ui/form/stepper.tsx'
import { Money } from '#web/ui/text/money.tsx'
import {
  type ChosenPiece,
  chosenOf,
  isInBothPlaces,
  mostOf,
  type RefundChoice,
  refundableLines,
} from './refund-choice.ts'

type RefundPiecesProps = { order: DeskOrder; choice: RefundChoice; onChange: (choice: RefundChoice) => void }

export function RefundPieces({ order, choice, onChange }: RefundPiecesProps) {
  const lines = refundableLines(order).filter((line) => leftToRefund(line) > 0)
  if (lines.length === 0) return null
  return (
    <fieldset>
      <legend className="text-sm font-semibold text-ink">Which pieces</legend>
      <ul className="mt-2 divide-y divide-sand border-y border-sand">
        {lines.map((line) => {
          const item = order.items.find(({ id }) => id === line.id)
          return (
            item && (
              <RefundPiece
                key={line.id}
                name={pieceName(item)}
                price={item.unit_price}
                line={line}
                chosen={chosenOf(choice, line.id)}
                onChange={(chosen) => onChange({ ...choice, pieces: { ...choice.pieces, [line.id]: chosen } })}
              />
            )
          )
        })}
      </ul>
    </fieldset>
  )
}

type RefundPieceProps = {
  name: string
  price: number
  line: RefundableLine
  chosen: ChosenPiece
  onChange: (chosen: ChosenPiece) => void
}

function RefundPiece({ name, price, line, chosen, onChange }: RefundPieceProps) {
  const most = mostOf(line, chosen)
  return (
    <li className="py-2.5">
      <div className="flex items-center justify-between gap-4">
        <span className="min-w-0">
          {name}
          <span className="block text-sm text-muted">
            <Money amount={price} /> each, {most} can go back
          </span>
        </span>
        <Stepper
          size="sm"
          className="shrink-0"
          label={`How many of ${name} to refund`}
          value={chosen.quantity}
          min={0}
          max={most}
          onChange={(quantity) => onChange({ ...chosen, quantity })}
        />
      </div>
      {chosen.quantity > 0 && (
        <div className="mt-1 flex flex-wrap gap-x-6 text-sm">
          <Checkbox
            label="Back on sale"
            checked={chosen.restock}
            onChange={(event) => onChange({ ...chosen, restock: event.target.checked })}
          />
          {isInBothPlaces(line) && (
            <Checkbox
              label="It had left the house"
              checked={chosen.hadLeft}
              onChange={(event) => {
                const hadLeft = event.target.checked
                onChange({
                  ...chosen,
                  hadLeft,
                  quantity: Math.min(chosen.quantity, mostOf(line, { ...chosen, hadLeft })),
                })
              }}
            />
          )}
        </div>
      )}
    </li>
  )
}
