import { useState } from 'react'
import { formatRupees } from '#domain/money/format-inr.ts'
import { useApi } from '#web/api/use-api.ts'
import { ConfirmAction } from '#web/backoffice/form/confirm-action.tsx'
import { pieceName } from '#web/storefront/orders/piece-name.ts'
import { Stepper } from '#web/ui/form/stepper.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import type { DecisionDialogProps } from './return-actions.tsx'
import { type DeskReturn, receiveReturn } from './returns-api.ts'

type Item = DeskReturn['items'][number]

/** How many of each piece came back damaged; all others are good. */
export function ReceiveDialog({ entry, isOpen, onClose, onDone }: DecisionDialogProps) {
  const api = useApi()
  const [damaged, setDamaged] = useState<Readonly<Record<number, number>>>({})
  const [note, setNote] = useState('')
  const damagedOf = ({ order_item_id }: Item) => damaged[order_item_id] ?? 0
  const pieces = entry.items.map((item) => ({
    order_item_id: item.order_item_id,
    good: item.quantity - damagedOf(item),
    damaged: damagedOf(item),
  }))
  const sum = (kind: 'good' | 'damaged') => pieces.reduce((total, piece) => total + piece[kind], 0)
  const amount = formatRupees(entry.refund_amount)
  return (
    <ConfirmAction
      isOpen={isOpen}
      onClose={onClose}
      title="The pieces are back"
      words={`${amount} go back to ${entry.customer} the way they were paid. This cannot be undone.`}
      confirmLabel={`Receive and refund ${amount}`}
      busyLabel="Refunding..."
      isDangerous
      isTyped={note !== ''}
      onConfirm={() => receiveReturn(api, entry.id, { pieces, staff_note: note })}
      onDone={() => onDone('Received', `${amount} are on their way to ${entry.customer}.`)}
    >
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">How many are damaged?</legend>
        <ul className="flex flex-col gap-3">
          {entry.items.map((item) => (
            <li key={item.order_item_id} className="flex items-center justify-between gap-4 text-sm">
              <span>
                {pieceName(item)} <span className="text-muted">of {item.quantity}</span>
              </span>
              <Stepper
                size="sm"
                label={`Damaged: ${pieceName(item)}`}
                min={0}
                max={item.quantity}
                maxHint={`${item.quantity} came back`}
                value={damagedOf(item)}
                onChange={(count) => setDamaged({ ...damaged, [item.order_item_id]: count })}
              />
            </li>
          ))}
        </ul>
      </fieldset>
      <p role="status" className="rounded-sm bg-linen px-4 py-3 text-sm">
        {sum('good')} good: back on sale. {sum('damaged')} damaged: kept out of the stock.
      </p>
      <Textarea
        label="Note to the customer"
        isRequired={false}
        maxLength={1000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </ConfirmAction>
  )
}
