import { useState } from 'react'
import { z } from 'zod'
import { customLine } from '#domain/api/counter.ts'
import { typedAmount } from '#domain/money/typed-amount.ts'
import { GST_RATES } from '#domain/tax/gst-rates.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import type { CustomEntry } from './sale-state.ts'

const EMPTY = { words: '', price: '', quantity: '1', hsn: '940360', rate: '1800' }
const RATES = GST_RATES.map((rate) => ({ value: String(rate), label: `${rate / 100}%` }))

/** For what is made for one buyer and stands in no catalogue. */
export function CustomLine({ onAdd }: { onAdd: (entry: CustomEntry) => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState(EMPTY)
  const set = (name: keyof typeof EMPTY) => (event: { target: { value: string } }) =>
    setTyped({ ...typed, [name]: event.target.value })
  const { entry, problems } = read(typed)
  // Nothing is said of what is still to be typed.
  const field = (name: 'price' | 'quantity' | 'hsn', problem: readonly string[] = []) => ({
    value: typed[name],
    onChange: set(name),
    error: typed[name].trim() && problem[0],
  })
  const add = () => {
    if (!entry) return
    onAdd(entry)
    setTyped(EMPTY)
    setIsOpen(false)
  }
  if (!isOpen)
    return (
      <Button size="sm" variant="quiet" onClick={() => setIsOpen(true)} className="self-start">
        Add a custom piece
      </Button>
    )
  return (
    <fieldset className="grid gap-3 rounded-sm bg-linen p-4 sm:grid-cols-4">
      <legend className="sr-only">Custom piece</legend>
      <TextInput
        label="What is it?"
        maxLength={200}
        value={typed.words}
        onChange={set('words')}
        className="sm:col-span-4"
      />
      <TextInput label="Price of one" prefix="₹" inputMode="decimal" {...field('price', problems.unit_price)} />
      <TextInput label="How many" inputMode="numeric" {...field('quantity', problems.quantity)} />
      <TextInput label="HSN" inputMode="numeric" {...field('hsn', problems.hsn_code)} />
      <Select label="GST inside" options={RATES} value={typed.rate} onChange={set('rate')} />
      <div className="flex gap-2 sm:col-span-4">
        <Button size="sm" disabled={!entry} onClick={add}>
          Add to the sale
        </Button>
        <Button size="sm" variant="quiet" onClick={() => setIsOpen(false)}>
          Not now
        </Button>
      </div>
    </fieldset>
  )
}

function read({ words, price, quantity, hsn, rate }: typeof EMPTY) {
  const entry = customLine.safeParse({
    words,
    quantity: typedAmount(quantity),
    unit_price: typedAmount(price),
    hsn_code: hsn.trim(),
    tax_rate_bp: Number(rate),
  })
  return { entry: entry.data, problems: entry.error ? z.flattenError(entry.error).fieldErrors : {} }
}
