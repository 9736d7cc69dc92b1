import { useState } from 'react'
import type { z } from 'zod'
import { FormArea } from '#web/backoffice/form/form-fields.tsx'
import { RefusedPanel } from '#web/backoffice/form/refused-panel.tsx'
import { useDeskForm } from '#web/backoffice/form/use-desk-form.ts'
import { useHeldScreen } from '#web/backoffice/form/use-held-screen.ts'
import { Section } from './section.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { notice } from '#web/ui/message/notice.ts'
import { momentText } from './moment-text.ts'

type Note = { id: number; author: string | null; text: string; created_at: string }
type NewNote = { text: string }
type StaffNotesProps = {
  notes: readonly Note[]
  /** The body of the call that keeps one. */
  schema: z.ZodType<NewNote, NewNote>
  onSend: (note: NewNote) => Promise<unknown>
}

/** What staff tell each other about an order or a customer. */
export function StaffNotes({ notes, schema, onSend }: StaffNotesProps) {
  const [written, setWritten] = useState(0)
  return (
    <Section title="Notes of the staff">
      <ul className="space-y-3 text-sm">
        {notes.map(({ id, author, text, created_at }) => (
          <li key={id} className="rounded-sm bg-linen px-3 py-2">
            <p className="whitespace-pre-line wrap-anywhere">{text}</p>
            <p className="mt-1 text-xs text-muted">
              {author ?? 'Somebody'}, {momentText(created_at)}
            </p>
          </li>
        ))}
      </ul>
      {/* Begins anew with every note of one's own; a colleague's takes nothing away. */}
      <NoteForm key={written} schema={schema} onSend={onSend} onSaved={() => setWritten(written + 1)} />
    </Section>
  )
}

const EMPTY = { text: '' }

function NoteForm({ schema, onSend, onSaved }: Omit<StaffNotesProps, 'notes'> & { onSaved: () => void }) {
  const { form, submit, refused, isBusy } = useDeskForm({ schema, values: EMPTY, send: onSend }, () => {
    notice({ title: 'Note saved', tone: 'success' })
    onSaved()
  })
  useHeldScreen(form.formState.isDirty, 'New note: leave without saving what you typed?')
  return (
    <>
      <form noValidate onSubmit={submit} className="mt-3 flex flex-col items-start gap-2">
        <FormArea form={form} name="text" label="New note" rows={2} className="w-full" maxLength={2000} />
        <Button type="submit" size="sm" variant="secondary" isBusy={isBusy}>
          {isBusy ? 'Saving...' : 'Add note'}
        </Button>
      </form>
      <RefusedPanel refused={refused} onTakeOver={null} />
    </>
  )
}
