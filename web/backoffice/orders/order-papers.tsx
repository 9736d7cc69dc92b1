import { FileDown } from 'lucide-react'
import type { DeskOrder } from '#domain/api/order-desk.ts'
import { dayTextOf } from '#domain/time/day-text.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/action/button.tsx'
import { fetchPaper } from './print-paper.ts'
import { Nothing, Section } from '#web/backoffice/parts/section.tsx'

const KINDS: Record<DeskOrder['documents'][number]['kind'], string> = {
  invoice: 'Tax invoice',
  credit_note: 'Credit note',
  refund_voucher: 'Refund voucher',
  receipt_voucher: 'Receipt voucher',
}

/** Tax documents, and what came back. */
export function OrderPapers({ order }: { order: DeskOrder }) {
  const api = useApi()
  const { returns } = order.desk
  return (
    <Section title="Documents">
      {order.documents.length === 0 && (
        <Nothing>
          {order.status === 'cancelled'
            ? 'None: nothing was paid.'
            : 'None yet: the invoice comes with the payment, or when the pieces leave.'}
        </Nothing>
      )}
      <ul className="-mx-2">
        {order.documents.map(({ kind, number, url }) => (
          <li key={number}>
            <Button
              size="sm"
              variant="quiet"
              isBlock
              className="justify-start px-2! text-left font-normal!"
              icon={<FileDown aria-hidden className="size-4" />}
              onClick={() => void fetchPaper(api, url, `${number.replaceAll('/', '-')}.pdf`)}
            >
              <span>
                {KINDS[kind]} <span className="figures whitespace-nowrap">{number}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
      {returns.length > 0 && <h3 className="mt-4 font-sans text-sm font-semibold tracking-normal">Returns</h3>}
      <ul className="mt-1 space-y-1 text-sm">
        {returns.map(({ id, number, status, created_at }) => (
          <li key={id}>
            <span className="figures">{number}</span>, {status}, asked on {dayTextOf(created_at)}
          </li>
        ))}
      </ul>
    </Section>
  )
}
