import { useQuery } from '@tanstack/react-query'
import { Mail, Printer } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '#web/api/api.ts'
import { useApi } from '#web/api/use-api.ts'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { Button } from '#web/ui/action/button.tsx'
import { CopyButton } from '#web/ui/action/copy-button.tsx'
import { notice } from '#web/ui/message/notice.ts'
import { NavLink } from '#web/ui/navigation/nav-link.tsx'
import { Money } from '#web/ui/text/money.tsx'
import { mailLink, type Sale, saleQuery } from './sale-api.ts'

/** What comes after the sale: the invoice on paper, or the link to the buyer. */
export function SoldPanel({ sale: first, onNext }: { sale: Sale; onNext: () => void }) {
  const api = useApi()
  const { data: sale } = useQuery(saleQuery(api, first))
  const paper = paperOf(sale)
  return (
    <section aria-label="Sold" className="max-w-2xl rounded-md border border-sand bg-white p-6">
      <h2 className="text-subheading">{headingOf(sale)}</h2>
      <p className="mt-1">
        Order{' '}
        <NavLink href={`/backoffice/orders/${sale.id}`} className="figures underline">
          {sale.order_number}
        </NavLink>{' '}
        of <Money amount={sale.total_amount} />
      </p>
      {sale.due_amount > 0 && sale.paid_amount > 0 && (
        <p className="mt-1 font-semibold">
          <Money amount={sale.paid_amount} /> paid, <Money amount={sale.due_amount} /> due
        </p>
      )}
      {sale.receipt_number && <p className="figures text-muted">Receipt voucher {sale.receipt_number}</p>}
      {sale.invoice_number && <p className="figures text-muted">Invoice {sale.invoice_number}</p>}
      {sale.link?.status === 'created' && <LinkToPay sale={sale} link={sale.link} />}
      <div className="mt-6 flex flex-wrap gap-3">
        {paper && <PrintPaper {...paper} />}
        <Button variant={paper ? 'secondary' : 'primary'} onClick={onNext}>
          Next sale
        </Button>
      </div>
    </section>
  )
}

/** The invoice, or while a part is due the receipt for what was paid. */
function paperOf({ invoice_url: invoice, receipt_url: receipt }: Sale) {
  if (invoice) return { url: invoice, label: 'Print the invoice' }
  return receipt ? { url: receipt, label: 'Print the receipt' } : null
}

function headingOf({ payment_status, paid_amount, status, link }: Sale): string {
  if (status === 'cancelled') return 'The link ended unpaid; the pieces are free again'
  if (payment_status === 'paid') return status === 'delivered' ? 'Sold and handed over' : 'Sold and paid'
  if (paid_amount > 0) return 'Sold, paid in part'
  return link ? 'Waiting for the payment' : 'Sold'
}

function LinkToPay({ sale, link }: { sale: Sale; link: NonNullable<Sale['link']> }) {
  const api = useApi()
  const [isMailed, setIsMailed] = useState(false)
  const send = async () => {
    try {
      await mailLink(api, sale.id)
      setIsMailed(true)
      notice({ title: 'The link is on its way', tone: 'success' })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notice({ title: 'The link was not sent', description: error.message, tone: 'error' })
    }
  }
  return (
    <div className="mt-4 rounded-sm bg-linen p-4">
      <p className="break-all">
        <a href={link.url} target="_blank" rel="noreferrer" className="underline">
          {link.url}
        </a>
      </p>
      <p className="mt-1 text-sm text-muted">Holds until {momentText(link.expires_at)}; the pieces are set aside.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <CopyButton size="sm" text={link.url}>
          Copy the link
        </CopyButton>
        {sale.has_mail && (
          <Button
            size="sm"
            variant="secondary"
            icon={<Mail aria-hidden className="size-4" />}
            disabled={isMailed}
            onClick={() => void send()}
          >
            {isMailed ? 'Sent by mail' : 'Send by mail'}
          </Button>
        )}
      </div>
    </div>
  )
}

/** The file needs the login in a header, which a plain link cannot send: it is fetched and opened beside this page. */
function PrintPaper({ url, label }: { url: string; label: string }) {
  const api = useApi()
  const [isBusy, setIsBusy] = useState(false)
  const print = async () => {
    setIsBusy(true)
    try {
      const address = URL.createObjectURL(await api.file(url))
      window.open(address, '_blank')
      setTimeout(() => URL.revokeObjectURL(address), 60_000)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notice({ title: 'The file could not be opened', description: error.message, tone: 'error' })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button icon={<Printer aria-hidden className="size-4" />} isBusy={isBusy} onClick={() => void print()}>
      {label}
    </Button>
  )
}
