import { useState } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { SCHEDULE_WORDS, scheduleState, type ScheduleState } from '#domain/content/schedule.ts'
import { istMinute, withIstOffset } from '#domain/time/ist-minute.ts'
import { FormText, FormTick } from '#web/backoffice/form/form-fields.tsx'
import type { DeskForm } from '#web/backoffice/form/use-desk-form.ts'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { Badge, type BadgeTone } from '#web/ui/text/badge.tsx'

export type Scheduled = { is_on: boolean; starts_at: string | null; ends_at: string | null }

export const minuteText = (moment: string | null) => (moment === null ? '' : istMinute(new Date(moment)))
export const momentOf = (minute: string) => (minute === '' ? null : withIstOffset(minute))

type FieldsProps<Values extends FieldValues> = { form: DeskForm<Values>; label: string }

export function ScheduleFields<Values extends FieldValues>({ form, label }: FieldsProps<Values>) {
  return (
    <div className="grid gap-4">
      <FormTick form={form} name={'is_on' as Path<Values>} label={label} />
      <FormText
        form={form}
        name={'starts_at' as Path<Values>}
        label="From"
        hint="Time in India. Empty: at once"
        type="datetime-local"
      />
      <FormText
        form={form}
        name={'ends_at' as Path<Values>}
        label="Until"
        hint="Empty: until it is switched off"
        type="datetime-local"
      />
    </div>
  )
}

const TONES: Record<ScheduleState, BadgeTone> = { on: 'green', later: 'blue', off: 'grey', over: 'grey' }

export function ScheduleBadge({ of: { is_on: isOn, starts_at, ends_at } }: { of: Scheduled }) {
  const [now] = useState(() => new Date())
  const read = (moment: string | null) => (moment === null ? null : new Date(moment))
  const state = scheduleState({ isOn, startsAt: read(starts_at), endsAt: read(ends_at) }, now)
  return <Badge tone={TONES[state]}>{SCHEDULE_WORDS[state]}</Badge>
}

/** From 16 Nov, 4:05 pm, until 20 Nov, 9:00 am. */
export function timesText({ starts_at: from, ends_at: until }: Scheduled): string {
  return [from && `from ${momentText(from)}`, until && `until ${momentText(until)}`].filter(Boolean).join(', ')
}
