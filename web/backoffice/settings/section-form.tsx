import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { SETTINGS } from '#domain/api/endpoints/settings.ts'
import type { SettingVersion, ShownSettings } from '#domain/api/settings.ts'
import { DEFAULT_SETTINGS } from '#domain/company/default-settings.ts'
import { SECTION_TITLES } from '#domain/company/setting-parts.ts'
import type { SectionKey } from '#domain/company/settings.ts'
import { call, dataOf } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { RefusedPanel } from '#web/backoffice/form/refused-panel.tsx'
import { type DeskForm, useDeskForm } from '#web/backoffice/form/use-desk-form.ts'
import { useHeldScreen } from '#web/backoffice/form/use-held-screen.ts'
import { Section } from '#web/backoffice/parts/section.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { notice } from '#web/ui/message/notice.ts'
import { cacheAnswer } from '#web/backoffice/record/cache-answer.ts'
import { SaveLine, Unread } from './save-line.tsx'
import { SectionPlace } from './section-place.tsx'
import { settingsQuery } from './settings-api.ts'
import { VersionDialog } from './version-dialog.tsx'

type Versioned = FieldValues & { version: number }

export type SectionFormProps<Key extends SectionKey, Values extends FieldValues, Sent extends Versioned> = {
  section: Key
  about: string
  kept: ShownSettings[Key]
  schema: z.ZodType<Sent, Values>
  /** What the fields begin with, the version among them. */
  valuesOf: (kept: ShownSettings[Key]) => Values
  /** What both typed, for a list that two people changed. */
  merge?: (mine: Values, theirs: Values, base: Values) => Values
  /** While it is typed, for who shows how it will look. */
  onTyped?: (values: Values) => void
  children: (form: DeskForm<Values>) => ReactNode
}

/** One section of the settings, saved by itself. What is typed stays until it is saved, whoever else saves meanwhile. */
export function SectionForm<Key extends SectionKey, Values extends FieldValues, Sent extends Versioned>(
  props: SectionFormProps<Key, Values, Sent>,
) {
  const { section, about, kept, children } = props
  const title = SECTION_TITLES[section]
  const { form, submit, refused, takeOver, isBusy, restore } = useSection(props)
  const { isDirty } = form.formState
  const [isLooking, setIsLooking] = useState(false)
  useHeldScreen(isDirty, `${title}: leave without saving what you typed?`)
  const versions = (
    <Button
      variant="quiet"
      size="sm"
      aria-label={`Versions of ${title.toLowerCase()}`}
      onClick={() => setIsLooking(true)}
    >
      Versions
    </Button>
  )
  return (
    <SectionPlace id={section}>
      <Section title={title} actions={kept.version > 0 && versions}>
        <p className="-mt-2 mb-4 text-sm text-muted">{about}</p>
        {kept.unread !== null && <Unread reason={kept.unread} />}
        <form noValidate onSubmit={submit} aria-label={title}>
          {children(form)}
          <RefusedPanel refused={refused} onTakeOver={takeOver} />
          <SaveLine title={title} kept={kept} isDirty={isDirty} isBusy={isBusy} />
        </form>
        <VersionDialog
          section={section}
          title={title}
          isOpen={isLooking}
          onClose={() => setIsLooking(false)}
          onRestore={(value) => {
            restore(value)
            setIsLooking(false)
          }}
        />
      </Section>
    </SectionPlace>
  )
}

function useSection<Key extends SectionKey, Values extends FieldValues, Sent extends Versioned>({
  section,
  kept,
  schema,
  valuesOf,
  merge,
  onTyped,
}: SectionFormProps<Key, Values, Sent>) {
  const title = SECTION_TITLES[section]
  const api = useApi()
  const client = useQueryClient()
  const send = async ({ version, ...value }: Sent, typed: Values) => {
    const all = await dataOf(call(api, SETTINGS.save, { params: { section }, body: { version, value } }))
    await cacheAnswer(client, settingsQuery(api).queryKey, all)
    desk.goOn(valuesOf(all[section]), typed)
  }
  const reload = async () => valuesOf((await client.fetchQuery(settingsQuery(api)))[section])
  const desk = useDeskForm({ schema, values: valuesOf(kept), send, reload, merge }, () =>
    notice({ title: `${title}: saved`, tone: 'success' }),
  )
  const { reset, watch } = desk.form
  useEffect(() => {
    if (!onTyped) return
    const { unsubscribe } = watch((values) => onTyped(values as Values))
    return unsubscribe
  }, [watch, onTyped])
  const restore = (value: SettingVersion['value']) => {
    const earlier = (value ?? DEFAULT_SETTINGS[section]) as ShownSettings[Key]['value']
    reset(valuesOf({ ...kept, value: earlier }), { keepDefaultValues: true })
    onTyped?.(desk.form.getValues())
    notice({ title: `${title}: look at it, then save` })
  }
  return { ...desk, restore }
}
