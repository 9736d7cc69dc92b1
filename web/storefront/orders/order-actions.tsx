import { useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { Order } from '#web/api/orders.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { downloadDocument } from './download-document.ts'
import { useBuyAgain } from './use-buy-again.ts'
import { usePayNow } from './use-pay-now.ts'

const CancelDialog = lazy(() => import('./cancel-dialog.tsx').then((module) => ({ default: module.CancelDialog })))
const ReturnDialog = lazy(() => import('./return-dialog.tsx').then((module) => ({ default: module.ReturnDialog })))

/** What the owner can do with an order right now; the server says which of it is allowed. */
export function OrderActions({ order }: { order: Order }) {
  const [dialog, setDialog] = useState<'cancel' | 'return' | null>(null)
  const buyAgain = useBuyAgain(order)
  if (!order.is_owner) return null
  return (
    <>
      {order.can_pay && <PayNowButton order={order} />}
      {order.documents.map((document) => (
        <DocumentButton key={document.number} document={document} />
      ))}
      {!order.can_pay && (
        <Button size="sm" variant="secondary" onClick={() => void buyAgain()}>
          Buy again
        </Button>
      )}
      {order.can_return && (
        <Button size="sm" variant="quiet" onClick={() => setDialog('return')}>
          Return items
        </Button>
      )}
      {order.can_cancel && (
        <Button size="sm" variant="quiet" onClick={() => setDialog('cancel')}>
          Cancel order
        </Button>
      )}
      {dialog && (
        <Suspense>
          {dialog === 'cancel' && <CancelDialog order={order} onClose={() => setDialog(null)} />}
          {dialog === 'return' && <ReturnDialog order={order} onClose={() => setDialog(null)} />}
        </Suspense>
      )}
    </>
  )
}

function PayNowButton({ order }: { order: Order }) {
  const { payNow, isPaying } = usePayNow(order)
  return (
    <Button size="sm" isBusy={isPaying} onClick={() => void payNow()}>
      Pay now
    </Button>
  )
}

const DOCUMENT_NAMES = { invoice: 'Invoice', credit_note: 'Credit note', refund_voucher: 'Refund voucher' } as const

function DocumentButton({ document }: { document: Order['documents'][number] }) {
  const { api } = useRouteContext({ from: '__root__' })
  const [isBusy, setIsBusy] = useState(false)
  async function download() {
    setIsBusy(true)
    await downloadDocument(api, document).catch((error: Error) => toast.error(error.message))
    setIsBusy(false)
  }
  return (
    <Button size="sm" variant="secondary" isBusy={isBusy} onClick={() => void download()}>
      {DOCUMENT_NAMES[document.kind]}
    </Button>
  )
}
