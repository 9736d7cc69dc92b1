import { CONSULTATION_DESK } from '#domain/api/endpoints/ticket-desk.ts'
import { consultationDesk, type ConsultationSlotJson } from '#domain/api/ticket-desk.ts'
import { call } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { FormDialog } from '#web/backoffice/form/form-dialog.tsx'
import { FormArea, FormSelect, FormText } from '#web/backoffice/form/form-fields.tsx'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { useFreshTickets } from '#web/backoffice/tickets/tickets-api.ts'
import { notice } from '#web/ui/message/notice.ts'

const PLACES = [
  { value: 'showroom', label: 'In the showroom' },
  { value: 'video', label: 'By video call' },
]

type BookDialogProps = { slot: ConsultationSlotJson | null; onClose: () => void }

/** For somebody who called or stands in the showroom. */
export function BookDialog({ slot, onClose }: BookDialogProps) {
  const api = useApi()
  const freshen = useFreshTickets()
  const startsAt = slot?.starts_at ?? ''
  const values = { name: '', email: '', phone: '', message: '', place: 'showroom' as const, starts_at: startsAt }
  return (
    <FormDialog
      isOpen={slot !== null}
      onClose={onClose}
      title="Book a consultation"
      description={slot ? `${momentText(startsAt)}. They get a mail with a calendar file.` : ''}
      schema={consultationDesk.book.body}
      values={values}
      send={(body) => call(api, CONSULTATION_DESK.book, { body }).finally(freshen)}
      submitLabel="Book"
      busyLabel="Booking..."
      onSaved={() => notice({ title: 'Booked', tone: 'success' })}
    >
      {(form) => (
        <>
          <FormText form={form} name="name" label="Name" isRequired maxLength={100} />
          <FormText form={form} name="email" label="Email" type="email" isRequired maxLength={254} />
          <FormText form={form} name="phone" label="Phone" type="tel" isRequired={false} maxLength={30} />
          <FormSelect form={form} name="place" label="Where" isRequired options={PLACES} />
          <FormArea form={form} name="message" label="What is it about?" isRequired={false} rows={3} maxLength={2000} />
        </>
      )}
    </FormDialog>
  )
}
