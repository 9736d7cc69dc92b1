import { STOCK_DESK } from '#domain/api/endpoints/stock-desk.ts'
import { type OnePieceJson, stockDesk } from '#domain/api/stock-desk.ts'
import { call } from '#web/api/call.ts'
import { RefusedPanel } from '#web/backoffice/form/refused-panel.tsx'
import { useDeskForm } from '#web/backoffice/form/use-desk-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { notice } from '#web/ui/message/notice.ts'
import { booksText, CountFields, NOTHING_TYPED } from './count-fields.tsx'
import { usePressKey } from './piece-dialogs.tsx'
import { pieceName, usePiece } from './stock-api.ts'

type CountFormProps = { piece: OnePieceJson; onCounted: (piece: OnePieceJson) => void; onBack: () => void }

const valuesOf = (piece: OnePieceJson) => ({
  counted: NOTHING_TYPED,
  seen: piece.last_move,
  note: '',
  release_holds: false,
})

export function CountForm({ piece, onCounted, onBack }: CountFormProps) {
  const { api, keep, reload } = usePiece(piece.id)
  const { headers } = usePressKey()
  const { form, submit, refused, takeOver, isBusy } = useDeskForm(
    {
      schema: stockDesk.count.body,
      values: valuesOf(piece),
      send: async (body) => {
        const done = await keep(call(api, STOCK_DESK.count, { params: { id: piece.id }, headers, body }))
        notice({ title: `${pieceName(done)}: ${done.on_hand}`, tone: 'success' })
        onCounted(done)
      },
      reload: async () => valuesOf(await reload()),
    },
    () => {},
  )
  return (
    <section aria-label={pieceName(piece)} className="rounded-md border border-sand bg-white p-4 sm:p-5">
      <h2 className="font-sans text-lg font-semibold">{pieceName(piece)}</h2>
      <p className="figures text-sm text-muted">{piece.sku}</p>
      <p className="mt-3 text-sm">{booksText(piece)}</p>
      <form noValidate onSubmit={submit} className="mt-4 flex flex-col gap-4">
        <CountFields form={form} />
        <div className="flex gap-2">
          <Button type="submit" isBusy={isBusy} className="grow">
            {isBusy ? 'Saving...' : 'Save and next'}
          </Button>
          <Button variant="quiet" onClick={onBack}>
            Another piece
          </Button>
        </div>
      </form>
      <RefusedPanel refused={refused} onTakeOver={takeOver} />
    </section>
  )
}
