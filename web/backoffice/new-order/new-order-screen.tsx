import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { formatRupees } from '#domain/money/format-inr.ts'
import { COUNTER_TEXTS } from '#domain/orders/counter-money.ts'
import { useApi } from '#web/api/use-api.ts'
import { useShop } from '#web/document/use-shop.ts'
import { ConfirmAction } from '#web/backoffice/form/confirm-action.tsx'
import { ScreenHead } from '#web/backoffice/parts/screen-head.tsx'
import { useHeldScreen } from '#web/backoffice/form/use-held-screen.ts'
import { useDebounced } from '#web/ui/state/use-debounced.ts'
import { Button } from '#web/ui/action/button.tsx'
import { BuyerFields } from './buyer-fields.tsx'
import { CustomLine } from './custom-line.tsx'
import { DiscountFields, PaymentFields } from './payment-fields.tsx'
import { ProductPicker } from './product-picker.tsx'
import { type Quote, quoteQuery, type Sale, sell } from './sale-api.ts'
import { SaleLines } from './sale-lines.tsx'
import {
  advanceProblem,
  basketOf,
  isEmpty,
  isTyped,
  leftToPay,
  NEW_SALE,
  saleOf,
  saleProblems,
  type SaleState,
  typedAdvance,
  typedDiscount,
  withPiece,
} from './sale-state.ts'
import { SaleTotal } from './sale-total.tsx'
import { SoldPanel } from './sold-panel.tsx'

/** A sale in the showroom: what, to whom, and how it is paid. */
export function NewOrderScreen() {
  const [state, setState] = useState(NEW_SALE)
  const [sold, setSold] = useState<Sale | null>(null)
  useHeldScreen(sold === null && isTyped(state))
  const next = () => {
    setState(NEW_SALE)
    setSold(null)
  }
  return (
    <>
      <ScreenHead title="New order" about="Sold in the showroom: same stock, same invoices." />
      {sold ? (
        <SoldPanel sale={sold} onNext={next} />
      ) : (
        <SaleForm state={state} change={(part) => setState((now) => ({ ...now, ...part }))} onSold={setSold} />
      )}
    </>
  )
}

type SaleFormProps = { state: SaleState; change: (next: Partial<SaleState>) => void; onSold: (sale: Sale) => void }

function SaleForm({ state, change, onSold }: SaleFormProps) {
  const api = useApi()
  const typed = JSON.stringify(basketOf(state))
  const basket = JSON.parse(useDebounced(typed, 150)) as ReturnType<typeof basketOf>
  const quote = useQuery(quoteQuery(api, basket))
  const isSettled = !isEmpty(state) && !quote.isError && !quote.isFetching && JSON.stringify(basket) === typed
  const settled = isSettled ? quote.data : undefined
  const { form, problems, isReady } = useCheck(state)
  return (
    <div ref={form} className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="flex flex-col gap-5">
        <Card title="Pieces">
          <ProductPicker onPick={(product, color) => change({ lines: withPiece(state.lines, product, color) })} />
          <SaleLines state={state} change={change} />
          <CustomLine onAdd={(entry) => change({ custom: [...state.custom, entry] })} />
        </Card>
        <Card title="Buyer">
          <BuyerFields state={state} change={change} problems={problems} />
        </Card>
      </div>
      <div className="flex flex-col gap-5 lg:sticky lg:top-20">
        <Card title="Payment">
          <DiscountFields state={state} change={change} reasonError={problems.reason} />
          <PaymentFields state={state} change={change} advanceError={advanceProblem(state, settled?.total_amount)} />
          <SaleTotal result={quote} isEmpty={isEmpty(state)} advance={typedAdvance(state).amount} />
          <SellButton state={state} quote={settled} isReady={isReady} onSold={onSold} />
        </Card>
      </div>
    </div>
  )
}

/** From the first press on, what is missing stands at its field; each press leads to the first of them. */
function useCheck(state: SaleState) {
  const form = useRef<HTMLDivElement>(null)
  const [presses, setPresses] = useState(0)
  const problems = saleProblems(state, useShop().address)
  useEffect(() => {
    if (presses > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [presses])
  const isReady = () => {
    if (Object.keys(problems).length === 0) return true
    setPresses(presses + 1)
    return false
  }
  return { form, problems: presses > 0 ? problems : {}, isReady }
}

type SellButtonProps = {
  state: SaleState
  quote: Quote | undefined
  isReady: () => boolean
  onSold: (sale: Sale) => void
}

function SellButton({ state, quote, isReady, onSold }: SellButtonProps) {
  const api = useApi()
  const client = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  const { amount, due, isPayable } = askedOf(state, quote)
  const label = state.method === 'link' ? `Make a link for ${amount}` : `Take ${amount}`
  const confirm = async (key: string) => {
    onSold(await sell(api, saleOf(state), key))
    void client.invalidateQueries({ queryKey: ['backoffice', 'orders'] })
  }
  return (
    <>
      <Button isBlock disabled={!isPayable} onClick={() => setIsOpen(isReady())}>
        {isPayable ? label : 'Sell'}
      </Button>
      <ConfirmAction
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={state.method === 'link' ? 'Make a payment link?' : `Take ${amount}?`}
        words={wordsOf(state, amount, due)}
        confirmLabel={label}
        busyLabel="Selling..."
        onConfirm={confirm}
      />
    </>
  )
}

/** What is asked for now, and what stays due. */
function askedOf(state: SaleState, quote: Quote | undefined) {
  const problem = typedDiscount(state).problem ?? advanceProblem(state, quote?.total_amount)
  if (!quote || isEmpty(state) || problem) return { amount: '', due: 0, isPayable: false }
  const total = quote.total_amount
  const asked = typedAdvance(state).amount ?? total
  return { amount: formatRupees(asked), due: leftToPay(total, asked), isPayable: asked >= 1 }
}

function wordsOf({ method, buyer, handover, hours }: SaleState, amount: string, due: number): string {
  const who = buyer.name.trim() || 'the buyer'
  if (method === 'link')
    return `${who} gets a link to pay ${amount}. The pieces are set aside for ${hours === 1 ? 'an hour' : `${hours} hours`}; unpaid, they are free again. ${due > 0 ? `${formatRupees(due)} stay due, and the invoice follows with the pieces.` : 'The invoice is issued when it is paid.'}`
  if (due > 0)
    return `${amount} ${COUNTER_TEXTS[method]} from ${who}, who gets a receipt voucher; ${formatRupees(due)} stay due. The pieces are taken from the stock, and the invoice follows with them.`
  const leaves = handover === 'take_along' ? 'The pieces are handed over now' : 'The pieces are taken from the stock'
  return `${amount} ${COUNTER_TEXTS[method]} from ${who}. ${leaves}, and the invoice is issued. This cannot be undone; a refund is made from the order.`
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-4 rounded-md border border-sand bg-white p-4 sm:p-5">
      <h2 className="font-sans text-base font-semibold">{title}</h2>
      {children}
    </section>
  )
}
