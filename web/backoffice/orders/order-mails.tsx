import { useState } from 'react'
import { ORDER_DESK } from '#domain/api/endpoints/backoffice.ts'
import { type DeskOrder, RESENT_MAILS, type ResentMail } from '#domain/api/order-desk.ts'
import { ConfirmAction } from '#web/backoffice/form/confirm-action.tsx'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { call } from '#web/api/call.ts'
import { Button } from '#web/ui/action/button.tsx'
import { notice } from '#web/ui/message/notice.ts'
import { Badge } from '#web/ui/text/badge.tsx'
import { useDeskOrder } from './order-query.ts'
import { Nothing, Section } from '#web/backoffice/parts/section.tsx'

const NAMES: Readonly<Record<string, string>> = {
  'order-placed': 'We have your order',
  'order-paid': 'Order confirmed, with invoice',
  'order-shipped': 'On its way',
  'order-delivered': 'Delivered',
  'order-review': 'Asked for a review',
  'order-cancelled': 'Order cancelled',
  'order-refunded': 'Refund sent',
  'order-payment-returned': 'Payment goes back',
  'order-payment-link': 'Payment link',
  'order-part-paid': 'Payment of a part received',
  'order-for-shop': 'New order, to the shop',
}

const isResent = (template: string): template is ResentMail => RESENT_MAILS.some((known) => known === template)

/** Whether the mail still says what is true: the shop refuses it otherwise. */
const fitsNow = ({ status }: DeskOrder, template: ResentMail) => {
  if (template === 'order-placed') return status === 'pending'
  return template !== 'order-delivered' || status === 'delivered'
}

export function OrderMails({ order }: { order: DeskOrder }) {
  const [chosen, setChosen] = useState<ResentMail | null>(null)
  const { mails } = order.desk
  const lastOf = new Map(mails.map(({ template, id }) => [template, id]))
  return (
    <Section title="Mails sent">
      {mails.length === 0 && <Nothing>None yet</Nothing>}
      <ul className="divide-y divide-sand text-sm">
        {mails.map(({ id, template, to, created_at, sent_at, attempts }) => (
          <li key={id} className="flex items-start justify-between gap-3 py-2">
            <div className="min-w-0">
              <p className="font-semibold">{NAMES[template] ?? template}</p>
              <p className="text-muted wrap-anywhere">
                {to}, {momentText(sent_at ?? created_at)}
              </p>
              {!sent_at && (
                <Badge tone={attempts > 1 ? 'red' : 'yellow'}>{attempts > 1 ? 'Not sent yet' : 'Waiting'}</Badge>
              )}
            </div>
            {isResent(template) && fitsNow(order, template) && lastOf.get(template) === id && (
              <Button size="sm" variant="quiet" onClick={() => setChosen(template)}>
                Resend<span className="sr-only"> {NAMES[template]}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ResendDialog order={order} template={chosen} onClose={() => setChosen(null)} />
    </Section>
  )
}

type ResendDialogProps = { order: DeskOrder; template: ResentMail | null; onClose: () => void }

function ResendDialog({ order, template, onClose }: ResendDialogProps) {
  const { api, keep } = useDeskOrder(order.id)
  const send = async (key: string) => {
    if (!template) return
    const headers = { 'Idempotency-Key': key }
    await keep(call(api, ORDER_DESK.resend, { params: { id: order.id }, body: { template }, headers }))
  }
  return (
    <ConfirmAction
      isOpen={template !== null}
      onClose={onClose}
      title={`Send "${NAMES[template ?? ''] ?? 'this mail'}" again?`}
      words={`It is written anew from the order as it is now, and goes to ${order.billing_address.email}.`}
      confirmLabel="Send again"
      busyLabel="Sending..."
      onConfirm={send}
      onDone={() => notice({ title: 'Sent again', tone: 'success' })}
    />
  )
}
