import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Handover } from '#domain/orders/handover.ts'
import { useApi } from '#web/api/use-api.ts'
import { useDebounced } from '#web/ui/state/use-debounced.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Combobox } from '#web/ui/form/combobox.tsx'
import { RadioGroup, type RadioOption } from '#web/ui/form/radio-group.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { type Customer, customersQuery } from './sale-api.ts'
import { type Buyer, NO_BUYER, type SaleProblems, type SaleState } from './sale-state.ts'

const HANDOVERS: readonly RadioOption<Handover>[] = [
  { value: 'take_along', label: 'Taken along now' },
  { value: 'pick_up', label: 'Picked up later' },
  { value: 'deliver', label: 'Delivered' },
]

type BuyerFieldsProps = {
  state: SaleState
  change: (next: Partial<SaleState>) => void
  problems: SaleProblems
}

export function BuyerFields({ state: { buyer, customer, handover }, change, problems }: BuyerFieldsProps) {
  const [withAddress, setWithAddress] = useState(false)
  const hasAddress = handover === 'deliver' || withAddress || buyer.address !== '' || problems.address !== undefined
  const field = (name: keyof Buyer) => ({
    value: buyer[name],
    error: problems[name],
    onChange: (event: { target: { value: string } }) => change({ buyer: { ...buyer, [name]: event.target.value } }),
  })
  const known = ({ id: _id, ...address }: Customer): Buyer => ({ ...NO_BUYER, ...address })
  return (
    <div className="flex flex-col gap-4">
      {customer ? (
        <p className="flex items-center justify-between gap-3 rounded-sm bg-leaf-soft px-3 py-2 text-sm">
          <span>
            <span className="font-semibold">{customer.name}</span> has an account
          </span>
          <Button size="sm" variant="quiet" onClick={() => change({ customer: null, buyer: NO_BUYER })}>
            Somebody else
          </Button>
        </p>
      ) : (
        <CustomerPicker onPick={(picked) => change({ customer: picked, buyer: known(picked) })} />
      )}
      <TextInput label="Name" autoComplete="off" {...field('name')} />
      <TextInput label="Phone" autoComplete="off" inputMode="tel" {...field('phone')} />
      <TextInput
        label="Email"
        autoComplete="off"
        isRequired={false}
        hint="Without one nothing is mailed; print the invoice."
        {...field('email')}
      />
      <RadioGroup
        legend="How does it leave?"
        name="handover"
        options={HANDOVERS}
        value={handover}
        onChange={(next) => change({ handover: next })}
      />
      {!hasAddress && (
        <Button size="sm" variant="quiet" onClick={() => setWithAddress(true)} className="self-start">
          Add the buyer's address or firm
        </Button>
      )}
      {hasAddress && (
        <div className="grid gap-3 sm:grid-cols-2">
          <TextInput label="Address" autoComplete="off" className="sm:col-span-2" {...field('address')} />
          <TextInput label="City" autoComplete="off" {...field('city')} />
          <TextInput label="Postal Code" autoComplete="off" inputMode="numeric" {...field('postal_code')} />
          <TextInput label="State" autoComplete="off" className="sm:col-span-2" {...field('state')} />
          <TextInput label="GSTIN" autoComplete="off" isRequired={false} {...field('gstin')} />
          <TextInput label="Company Name" autoComplete="off" isRequired={false} {...field('company_name')} />
        </div>
      )}
    </div>
  )
}

function CustomerPicker({ onPick }: { onPick: (customer: Customer) => void }) {
  const api = useApi()
  const [text, setText] = useState('')
  const q = useDebounced(text.trim(), 200)
  const { data } = useQuery(customersQuery(api, q))
  const options = (text.trim().length >= 2 ? (data ?? []) : []).map((customer) => ({
    id: String(customer.id),
    label: `${customer.name}, ${customer.email}`,
    customer,
  }))
  return (
    <Combobox
      label="Find a customer"
      placeholder="Name, phone or mail; leave empty for a walk-in"
      value={text}
      onValueChange={setText}
      options={options}
      status={options.length === 0 ? 'Nobody found: sell to a walk-in.' : null}
      canOpen={text.trim().length >= 2}
      onPick={({ customer }) => {
        setText('')
        onPick(customer)
      }}
      onSubmit={() => undefined}
    />
  )
}
