import { type ReactNode, Suspense, useState } from 'react'
import type { Order } from '#web/api/orders.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button, type ButtonVariant } from '#web/ui/action/button.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { toast } from '#web/ui/message/toast.ts'
import { late } from '#web/ui/page/late.ts'
import { downloadDocument } from './download-document.ts'
import { PayNowButton } from './pay-now-button.tsx'
import { useBuyAgain } from './use-buy-again.ts'

const FileDown = drawnIcon('file-down')

const CancelDialog = late(async () => (await import('./cancel-dialog.tsx')).CancelDialog)
const ReturnDialog = late(async () => (await import('./return-dialog.tsx')).ReturnDialog)
const ChangeDialog = late(async () => (await import('./change-dialog.tsx')).ChangeDialog)

type OrderActionsProps = {
  order: Order
  /** On a card one button stands out: paying, or what is handed in here. */
  isQuiet?: boolean
  /** Stands after Pay now. */
  children?: ReactNode
}

/** What the owner can do with an order right now; the server says which of it is allowed. */
export function OrderActions({ order, isQuiet = false, children }: OrderActionsProps) {
  const [dialog, setDialog] = useState<'cancel' | 'return' | 'change' | null>(null)
  const close = () => setDialog(null)
  const variant = isQuiet ? 'quiet' : 'secondary'
  if (!order.is_owner) return children
  return (
    <>
      {order.can_pay && <PayNowButton order={order} />}
      {children}
      {order.documents.map((document) => (
        <DocumentButton key={document.number} document={document} variant={variant} />
      ))}
      {!order.can_pay && <BuyAgainButton order={order} variant={variant} />}
      {order.can_return && <DialogButton label="Return items" onOpen={() => setDialog('return')} />}
      {order.can_change && <DialogButton label="Change delivery" onOpen={() => setDialog('change')} />}
      {order.can_cancel && <DialogButton label="Cancel order" onOpen={() => setDialog('cancel')} />}
      <Suspense>
        {dialog === 'cancel' && <CancelDialog order={order} onClose={close} />}
        {dialog === 'return' && <ReturnDialog order={order} onClose={close} />}
        {dialog === 'change' && <ChangeDialog order={order} onClose={close} />}
      </Suspense>
    </>
  )
}

function DialogButton({ label, onOpen }: { label: string; onOpen: () => void }) {
  return (
    <Button size="sm" variant="quiet" onClick={onOpen}>
      {label}
    </Button>
  )
}

function BuyAgainButton({ order, variant }: { order: Order; variant: ButtonVariant }) {
  const buyAgain = useBuyAgain(order)
  const [isBusy, setIsBusy] = useState(false)
  async function buy() {
    setIsBusy(true)
    await buyAgain()
    setIsBusy(false)
  }
  return (
    <Button size="sm" variant={variant} isBusy={isBusy} onClick={() => void buy()}>
      Buy again
    </Button>
  )
}

const DOCUMENT_NAMES = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
  refund_voucher: 'Refund voucher',
  receipt_voucher: 'Receipt voucher',
} as const

type DocumentButtonProps = { document: Order['documents'][number]; variant: ButtonVariant }

function DocumentButton({ document, variant }: DocumentButtonProps) {
  const api = useApi()
  const [isBusy, setIsBusy] = useState(false)
  async function download() {
    setIsBusy(true)
    await downloadDocument(api, document).catch((error: Error) => toast.error(error.message))
    setIsBusy(false)
  }
  return (
    <Button
      size="sm"
      variant={variant}
      isBusy={isBusy}
      icon={<FileDown aria-hidden className="size-4" />}
      onClick={() => void download()}
    >
      {DOCUMENT_NAMES[document.kind]}
      <span className="sr-only"> {document.number} (PDF)</span>
    </Button>
  )
}
