import { type ChangeEvent, type FormEvent, useEffect, useState } from 'react'
import {
  type ConsultationPlace,
  type EnquiryErrors,
  type EnquiryInput,
  type EnquiryKind,
  validateEnquiry,
} from '#domain/content/enquiry.ts'
import type { OpenHours } from '#domain/content/opening-hours.ts'
import { ApiError } from '#web/api/api.ts'
import { sendEnquiry } from '#web/api/content.ts'
import { tabStorage } from '#web/ui/state/safe-storage.ts'
import { useApi } from '#web/api/use-api.ts'
import { useShop } from '#web/document/use-shop.ts'
import {
  EMPTY_ENQUIRY,
  ENQUIRY_FIELDS,
  type EnquiryDraft,
  type EnquiryField,
  saveEnquiry,
  readEnquiry,
} from './enquiry-draft.ts'
import { enquiryKey } from './enquiry-key.ts'
import { typedText } from './typed-text.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Sending =
  | { status: 'writing' | 'sending' }
  | { status: 'failed'; message: string }
  | { status: 'sent'; ticket: string }

type Options = {
  kind: EnquiryKind
  /** Under which name the draft is kept in this tab. */
  draft: string
  project?: string
}

export type EnquiryForm = ReturnType<typeof useEnquiry>

/** One letter to the shop: checked on leaving a field and on sending, kept until it has arrived. */
export function useEnquiry({ kind, draft, project }: Options) {
  const api = useApi()
  const { showroomHours: week, delivery } = useShop()
  const [values, setValues] = useState<EnquiryDraft>(EMPTY_ENQUIRY)
  const [errors, setErrors] = useState<EnquiryErrors>({})
  const [sending, setSending] = useState<Sending>({ status: 'writing' })
  const key = enquiryKey(draft)

  useEffect(() => setValues(readEnquiry(tabStorage, key)), [key])

  function set(change: Partial<EnquiryDraft>) {
    const next = { ...values, ...change }
    setValues(next)
    saveEnquiry(tabStorage, key, next)
    setErrors((before) => ({ ...before, ...Object.fromEntries(Object.keys(change).map((name) => [name, undefined])) }))
  }

  function field(name: EnquiryField) {
    return {
      name,
      value: values[name],
      error: name === 'date' ? undefined : errors[name],
      onChange: ({ target }: ChangeEvent<Control>) => set({ [name]: target.value }),
      onBlur: () => values[name] !== '' && setErrors((before) => ({ ...before, [name]: problems()[name as 'name'] })),
    }
  }

  const problems = () => problemsOf(inputOf(kind, values, project), { week, holidays: delivery.holidays })

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending.status === 'sending') return
    const found = problems()
    const form = event.currentTarget
    if (Object.keys(found).length > 0) return show(found, form)
    setSending({ status: 'sending' })
    try {
      const website = typedText(form, 'website')
      const { data } = await sendEnquiry(api, { ...letterOf(kind, values, project), website })
      tabStorage.removeItem(key)
      setValues(EMPTY_ENQUIRY)
      setSending({ status: 'sent', ticket: data.ticket })
    } catch (error) {
      fail(error, form)
    }
  }

  function fail(error: unknown, form: HTMLFormElement) {
    if (!(error instanceof ApiError)) throw error
    setSending({ status: 'failed', message: error.message })
    show(Object.fromEntries(Object.entries(error.errors).map(([name, [message]]) => [name, message])), form)
  }

  function show(found: EnquiryErrors, form: HTMLFormElement) {
    setErrors(found)
    focusFirst(form, found)
  }

  return { values, set, field, errors, sending, send, again: () => setSending({ status: 'writing' }) }
}

function problemsOf(input: EnquiryInput, open: OpenHours): EnquiryErrors {
  const checked = validateEnquiry(input, { now: new Date(), open })
  return checked.ok ? {} : checked.error
}

function focusFirst(form: HTMLFormElement, errors: EnquiryErrors) {
  const first = ENQUIRY_FIELDS.find((name) => name !== 'date' && errors[name])
  const control = first === undefined ? null : form.elements.namedItem(first)
  if (control instanceof HTMLElement) control.focus()
}

function inputOf(kind: EnquiryKind, { starts_at, place, date: _day, ...values }: EnquiryDraft, project?: string) {
  return {
    ...values,
    kind,
    project_slug: project,
    place: (place || undefined) as ConsultationPlace | undefined,
    starts_at: starts_at === '' ? undefined : new Date(starts_at),
  }
}

/** Only what was filled in travels. */
function letterOf(kind: EnquiryKind, { date: _day, ...values }: EnquiryDraft, project?: string) {
  const filled = Object.entries({ ...values, project_slug: project ?? '' }).filter(([, value]) => value !== '')
  return { kind, ...(Object.fromEntries(filled) as Record<string, string>) }
}
