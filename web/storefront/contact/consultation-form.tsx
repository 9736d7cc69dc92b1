import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CONSULTATION_DAYS_AHEAD, consultationSlots, type OpenHours } from '#domain/content/opening-hours.ts'
import { addDays, type IsoDate, isoDate, istDate } from '#domain/time/ist.ts'
import { takenHoursQuery } from '#web/api/consultations.ts'
import { useApi } from '#web/api/use-api.ts'
import { useShop } from '#web/document/use-shop.ts'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { EnquiryLetter } from './enquiry-letter.tsx'
import { WriterFields } from './enquiry-parts.tsx'
import { type EnquiryForm, useEnquiry } from './use-enquiry.ts'

export function ConsultationForm({ onDone }: { onDone: () => void }) {
  const shop = useShop()
  const form = useEnquiry({ kind: 'consultation', draft: 'consultation' })
  return (
    <EnquiryLetter
      form={form}
      sendLabel="Book Consultation"
      busyLabel="Booking..."
      sentTitle="Your consultation is booked"
      sentText={<p className="mt-2">The mail holds a calendar file with the hour.</p>}
      onDone={onDone}
    >
      <RadioGroup
        legend="Where"
        name="place"
        options={[
          { value: 'showroom', label: 'In the showroom', hint: `${shop.address.street}, ${shop.address.city}` },
          { value: 'video', label: 'By video call', hint: 'We send you the link before.' },
        ]}
        value={form.values.place === 'video' ? 'video' : 'showroom'}
        onChange={(place) => form.set({ place })}
      />
      <WhenFields form={form} />
      <WriterFields form={form} />
      <Textarea {...form.field('message')} label="What is it about?" rows={3} isRequired={false} />
    </EnquiryLetter>
  )
}

function WhenFields({ form }: { form: EnquiryForm }) {
  const { showroomHours: week, delivery } = useShop()
  const { holidays } = delivery
  const open = { week, holidays }
  const [now] = useState(() => new Date())
  const today = istDate(now)
  const date = form.values.date || firstBookableDay(open, now)
  const isRead = isDay(date)
  const { data: taken = [] } = useQuery({ ...takenHoursQuery(useApi(), date), enabled: isRead })
  const free = isRead ? consultationSlots(open, isoDate(date), now) : []
  const slots = free.filter(({ startsAt }) => !taken.includes(startsAt.toISOString()))
  const hours = slots.map(({ startsAt, label }) => ({ value: startsAt.toISOString(), label }))
  const isStillFree = hours.some(({ value }) => value === form.values.starts_at)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextInput
        label="Date"
        type="date"
        name="date"
        min={today}
        max={addDays(today, CONSULTATION_DAYS_AHEAD)}
        value={date}
        isRequired
        hint="Any day within the next month."
        onChange={({ target }) => form.set({ date: target.value, starts_at: '' })}
      />
      <Select
        label="Hour"
        name="starts_at"
        isRequired
        options={[{ value: '', label: slots.length > 0 ? 'Choose an hour' : 'No hour is free' }, ...hours]}
        value={isStillFree ? form.values.starts_at : ''}
        error={form.errors.starts_at}
        hint="In Indian time."
        onChange={({ target }) => form.set({ starts_at: target.value })}
      />
    </div>
  )
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

function firstBookableDay(open: OpenHours, now: Date): IsoDate {
  const today = istDate(now)
  return consultationSlots(open, today, now).length > 0 ? today : addDays(today, 1)
}
