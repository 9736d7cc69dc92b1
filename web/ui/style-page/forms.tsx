import { useState } from 'react'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Combobox } from '#web/ui/form/combobox.tsx'
import { PasswordInput } from '#web/ui/form/password-input.tsx'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { RatingInput } from '#web/ui/form/rating-input.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { toast } from '#web/ui/message/toast.ts'
import { Group } from '#web/ui/style-page/shelf.tsx'

const SORTS = [
  { value: 'new', label: 'Newest' },
  { value: 'low', label: 'Price, low to high' },
]

export function Forms() {
  const [speed, setSpeed] = useState<'standard' | 'express'>('standard')
  const [stars, setStars] = useState<number | null>(4)
  return (
    <Group title="Forms">
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        <TextInput label="Full Name" isRequired autoComplete="name" defaultValue="Ananya Chettri" />
        <TextInput label="Email" isRequired type="email" error="Email is invalid" defaultValue="ananya@" />
        <TextInput label="Phone" isRequired type="tel" prefix="+91" hint="For the driver on the day of delivery." />
        <PasswordInput label="Password" isRequired defaultValue="sal-wood-1983" autoComplete="new-password" />
        <Select label="Sort By" options={SORTS} />
        <TextInput label="Price from" prefix="₹" inputMode="numeric" placeholder="0" disabled />
        <Textarea label="Order Notes" isRequired={false} />
        <div>
          <Checkbox label="Same as billing address" defaultChecked />
          <Checkbox label="In stock only" hint="24 products" />
          <Checkbox label="I agree to the terms" error="Please agree to go on" />
          <RadioGroup
            legend="Delivery"
            name="speed"
            value={speed}
            onChange={setSpeed}
            options={[
              { value: 'standard', label: 'Standard', hint: '7-14 business days' },
              { value: 'express', label: 'Express', hint: '3-7 business days, ₹300 more' },
            ]}
          />
        </div>
        <RatingInput legend="Your rating" name="stars" value={stars} onChange={setStars} />
        <SearchBox />
      </div>
    </Group>
  )
}

const FOUND = ['Cane lounge chair', 'Cane back sofa', 'Cane pendant lamp'].map((label) => ({ id: label, label }))

function SearchBox() {
  const [text, setText] = useState('')
  return (
    <Combobox
      label="Search"
      placeholder="Search products"
      value={text}
      onValueChange={setText}
      canOpen={text.length >= 2}
      options={text.startsWith('ca') ? FOUND : []}
      status={text.startsWith('ca') ? null : 'No products found'}
      onPick={(option) => setText(option.label)}
      onSubmit={(value) => toast(`Search for ${value}`)}
    />
  )
}
