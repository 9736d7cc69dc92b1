import { useState } from 'react'
import { STOCK_DESK } from '#domain/api/endpoints/stock-desk.ts'
import { type OnePieceJson, stockDesk } from '#domain/api/stock-desk.ts'
import { call } from '#web/api/call.ts'
import { FormDialog } from '#web/backoffice/form/form-dialog.tsx'
import { FormText } from '#web/backoffice/form/form-fields.tsx'
import { newIdempotencyKey } from '#web/backoffice/form/idempotency-key.ts'
import { notice } from '#web/ui/message/notice.ts'
import { booksText, CountFields, NOTHING_TYPED, Released } from './count-fields.tsx'
import { pieceName, usePiece } from './stock-api.ts'

type PieceDialogProps = { piece: OnePieceJson; isOpen: boolean; onClose: () => void }

/** One key for every try of one press; the next press gets the next. */
export function usePressKey() {
  const [key, setKey] = useState(newIdempotencyKey)
  return { headers: { 'idempotency-key': key }, renew: () => setKey(newIdempotencyKey()) }
}

function useSaved(renew: () => void) {
  return () => {
    renew()
    notice({ title: 'Booked', tone: 'success' })
  }
}

const countValues = (piece: OnePieceJson) => ({
  counted: NOTHING_TYPED,
  seen: piece.last_move,
  note: '',
  release_holds: false,
})

export function CountDialog({ piece, ...dialog }: PieceDialogProps) {
  const { api, keep, reload } = usePiece(piece.id)
  const { headers, renew } = usePressKey()
  return (
    <FormDialog
      {...dialog}
      title={`Count ${pieceName(piece)}`}
      description={booksText(piece)}
      schema={stockDesk.count.body}
      values={countValues(piece)}
      send={(body) => keep(call(api, STOCK_DESK.count, { params: { id: piece.id }, headers, body }))}
      reload={async () => countValues(await reload())}
      submitLabel="Save count"
      busyLabel="Saving..."
      onSaved={useSaved(renew)}
    >
      {(form) => <CountFields form={form} />}
    </FormDialog>
  )
}

export function ReceiveDialog({ piece, ...dialog }: PieceDialogProps) {
  const { api, keep } = usePiece(piece.id)
  const { headers, renew } = usePressKey()
  return (
    <FormDialog
      {...dialog}
      title={`Receive ${pieceName(piece)}`}
      description="They are on sale at once."
      schema={stockDesk.receive.body}
      values={{ quantity: NOTHING_TYPED, note: '' }}
      send={(body) => keep(call(api, STOCK_DESK.receive, { params: { id: piece.id }, headers, body }))}
      submitLabel="Receive"
      busyLabel="Saving..."
      onSaved={useSaved(renew)}
    >
      {(form) => (
        <>
          <FormText form={form} name="quantity" label="How many came" isNumber isRequired />
          <FormText
            form={form}
            name="note"
            label="From where"
            hint="Workshop, supplier, delivery note"
            maxLength={500}
          />
        </>
      )}
    </FormDialog>
  )
}

export function CorrectDialog({ piece, ...dialog }: PieceDialogProps) {
  const { api, keep } = usePiece(piece.id)
  const { headers, renew } = usePressKey()
  return (
    <FormDialog
      {...dialog}
      title={`Correct ${pieceName(piece)}`}
      description={booksText(piece)}
      schema={stockDesk.correct.body}
      values={{ delta: NOTHING_TYPED, note: '', release_holds: false }}
      send={(body) => keep(call(api, STOCK_DESK.correct, { params: { id: piece.id }, headers, body }))}
      submitLabel="Correct"
      busyLabel="Saving..."
      onSaved={useSaved(renew)}
    >
      {(form) => (
        <>
          <FormText
            form={form}
            name="delta"
            label="More or fewer"
            hint="2 for two more, -1 for one fewer"
            inputMode="text"
            isNumber
            isRequired
          />
          <FormText form={form} name="note" label="Why" hint="Broken, lost, found, for the showroom" isRequired />
          <Released form={form} />
        </>
      )}
    </FormDialog>
  )
}

/** An empty field means the number for all. */
const limitForm = stockDesk.limit.body
const limitValues = (piece: OnePieceJson) => ({ low_limit: piece.low_limit, seen: piece.low_limit })

export function LimitDialog({ piece, ...dialog }: PieceDialogProps) {
  const { api, keep, reload } = usePiece(piece.id)
  return (
    <FormDialog
      {...dialog}
      title={`When is ${piece.name} low?`}
      description={`Left empty, it is low like everything else${piece.low_limit === null ? `: from ${piece.limit} free pieces on` : ''}. Of a piece in colours each colour is low by itself.`}
      schema={limitForm}
      values={limitValues(piece)}
      send={(body) => keep(call(api, STOCK_DESK.limit, { params: { id: piece.id }, body }))}
      reload={async () => limitValues(await reload())}
      submitLabel="Save"
      busyLabel="Saving..."
      onSaved={() => notice({ title: 'Saved', tone: 'success' })}
    >
      {(form) => <FormText form={form} name="low_limit" label="Low from so many free pieces" isNumber isEmptyNull />}
    </FormDialog>
  )
}
