import type { FieldValues, Path } from 'react-hook-form'
import type { OnePieceJson } from '#domain/api/stock-desk.ts'
import { FormText, FormTick } from '#web/backoffice/form/form-fields.tsx'
import type { DeskForm } from '#web/backoffice/form/use-desk-form.ts'

/** The field begins empty, which the schema refuses with words. */
export const NOTHING_TYPED = '' as unknown as number

/** What the books say, and what stands in the store without being in them. */
export function booksText({ on_hand, held, waiting }: OnePieceJson): string {
  const holding = held > 0 ? `, ${held} of them held for open orders` : ''
  const sold =
    waiting === 0
      ? ''
      : ` ${waiting} sold ${waiting === 1 ? 'piece waits' : 'pieces wait'} to be shipped: do not count ${waiting === 1 ? 'it' : 'them'}.`
  return `The books say ${on_hand}${holding}.${sold}`
}

type Counting = { counted: number; seen: number; note?: string | undefined; release_holds?: boolean | undefined }

export function CountFields({ form }: { form: DeskForm<Counting> }) {
  return (
    <>
      <FormText form={form} name="counted" label="Counted" isNumber isRequired autoFocus autoComplete="off" />
      <FormText form={form} name="note" label="Note" maxLength={500} />
      <Released form={form} />
    </>
  )
}

/** Comes up when fewer are there than are held: whoever saves it then knows which orders lose their pieces. */
export function Released<Values extends FieldValues & { release_holds?: boolean | undefined }>({
  form,
}: {
  form: DeskForm<Values>
}) {
  const name = 'release_holds' as Path<Values>
  const isAsked = form.getFieldState(name, form.formState).error !== undefined || form.watch(name) === true
  if (!isAsked) return null
  return (
    <FormTick
      form={form}
      name={name}
      label="These orders lose their pieces"
      hint="They are unpaid. Who pays one all the same gets the money back by itself."
    />
  )
}
