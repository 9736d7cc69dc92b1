import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { notice } from '#web/ui/message/notice.ts'
import { useDeskForm } from './use-desk-form.ts'
import { useHeldScreen } from './use-held-screen.ts'

export type EditPage<Row, Values extends FieldValues, Sent extends FieldValues> = {
  /** Null for a new one. */
  row: Row | null
  schema: z.ZodType<Sent, Values>
  blank: Values
  valuesOf: (row: Row) => Values
  /** `row` is null until a new one was made. */
  save: (body: Sent, row: Row | null) => Promise<Row>
  /** As it is now, for who was overtaken by somebody else. */
  reload: (() => Promise<Row>) | undefined
  /** Where a new one goes on. */
  hrefOf?: (row: Row) => string
  /** What is said when a new one is kept for the first time. */
  madeTitle?: string
}

/** A screen that is one form. What is typed stays until it is saved, whoever else saves meanwhile. */
export function useEditPage<Row, Values extends FieldValues, Sent extends FieldValues>(
  page: EditPage<Row, Values, Sent>,
) {
  const { row, schema, blank, valuesOf, save, reload, hrefOf, madeTitle = 'Saved' } = page
  const [saved, setSaved] = useState<Row | null>(null)
  const desk = useDeskForm(
    {
      schema,
      values: row === null ? blank : valuesOf(row),
      send: async (body: Sent, typed: Values) => begin(await save(body, row ?? saved), typed),
      reload: reload && (async () => valuesOf(await reload())),
    },
    () => notice({ title: row === null ? madeTitle : 'Saved', tone: 'success' }),
  )
  // Also after an action that was not typed.
  const begin = (fresh: Row, typed?: Values) => {
    setSaved(fresh)
    desk.goOn(valuesOf(fresh), typed)
  }
  const made = row === null ? saved : null
  const { isDirty } = desk.form.formState
  useLeaving(isDirty, made === null || isDirty ? null : (hrefOf?.(made) ?? null))
  return { ...desk, begin }
}

/** Nobody loses what they typed by a wrong press; who has made a new one goes on at its own address. */
function useLeaving(isHeld: boolean, next: string | null) {
  const navigate = useNavigate()
  useHeldScreen(isHeld)
  useEffect(() => {
    if (next) void navigate({ href: next, replace: true })
  }, [next, navigate])
}
