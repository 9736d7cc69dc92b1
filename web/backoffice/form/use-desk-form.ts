import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm, type UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { validationWords } from '#domain/api/validation-words.ts'
import { ApiError } from '#web/api/api.ts'
import { isSaidAtFields, type Refused, refusedBy } from './refused.ts'
import { typedSince } from './typed-since.ts'

// The same words as the server's, wherever a schema has none of its own.
z.config({ customError: validationWords })

export type DeskFormOptions<Values extends FieldValues, Sent extends FieldValues> = {
  /** The body of the call, from domain/api. */
  schema: z.ZodType<Sent, Values>
  /** What the form begins with, the row's version included. */
  values: Values
  /** `typed` is what stood in the fields at the press. */
  send: (values: Sent, typed: Values) => Promise<unknown>
  /** The values of the row as it is now, for who was overtaken by somebody else. */
  reload?: (() => Promise<Values>) | undefined
  /** For a list that two people changed: by default what was typed at a place stands there. */
  merge?: ((mine: Values, theirs: Values, base: Values) => Values) | undefined
}

export type DeskForm<Values extends FieldValues> = UseFormReturn<Values, unknown, FieldValues>

/** Nothing typed is ever lost: a refusal goes to its fields, and what somebody else changed comes in around what was typed. */
export function useDeskForm<Values extends FieldValues, Sent extends FieldValues>(
  options: DeskFormOptions<Values, Sent>,
  onSaved: () => void,
) {
  const form = useForm<Values, unknown, Sent>({
    resolver: zodResolver(options.schema),
    defaultValues: options.values as DefaultValues<Values>,
  })
  const [refused, setRefused] = useState<Refused | null>(null)
  const [kept, setKept] = useState<{ fresh: Values; sent: Values | undefined } | null>(null)
  const begin = useEffectEvent((fresh: Values, sent = form.formState.defaultValues as Values) => {
    const mine = typedSince(form.getValues(), sent, fresh)
    form.reset(fresh)
    form.reset(mine, { keepDefaultValues: true })
  })
  useEffect(() => {
    if (kept !== null) begin(kept.fresh, kept.sent)
  }, [kept])

  const submit = form.handleSubmit(async (values) => {
    setRefused(null)
    try {
      await options.send(values, structuredClone(form.getValues()))
      onSaved()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const found = refusedBy(error, Object.keys(form.getValues()))
      const { atFields, ...rest } = found
      for (const [field, message] of atFields)
        form.setError(field as Path<Values>, { type: 'server', message }, { shouldFocus: field === atFields[0]?.[0] })
      setRefused(isSaidAtFields(found) ? null : rest)
    }
  })

  const takeOver = async () => {
    const fresh = await options.reload?.()
    if (fresh && options.merge) {
      const merged = options.merge(form.getValues(), fresh, form.formState.defaultValues as Values)
      form.reset(fresh)
      form.reset(merged, { keepDefaultValues: true })
    } else if (fresh) form.reset(fresh, { keepDirtyValues: true })
    setRefused(null)
  }
  return {
    form: form as unknown as DeskForm<Values>,
    submit,
    refused,
    takeOver,
    isBusy: form.formState.isSubmitting,
    /** What was saved is where the next change begins; what was typed since the press is still to be saved. */
    goOn: (fresh: Values, sent?: Values) => setKept({ fresh, sent }),
  }
}
