import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useController } from 'react-hook-form'
import { HERO_DESK } from '#domain/api/endpoints/front.ts'
import type { DeskSlide, SlideBody } from '#domain/api/front.ts'
import { HERO_INKS, INK_WORDS } from '#domain/content/hero.ts'
import { call, dataOf } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { ConfirmAction } from '#web/backoffice/form/confirm-action.tsx'
import { FormArea, FormSelect, FormText } from '#web/backoffice/form/form-fields.tsx'
import { RefusedPanel } from '#web/backoffice/form/refused-panel.tsx'
import { SaveBar } from '#web/backoffice/form/save-bar.tsx'
import type { DeskForm } from '#web/backoffice/form/use-desk-form.ts'
import { useEditPage } from '#web/backoffice/form/use-edit-page.ts'
import { Section } from '#web/backoffice/parts/section.tsx'
import { OneOfArea } from '#web/backoffice/parts/one-of-area.tsx'
import { ScreenHead } from '#web/backoffice/parts/screen-head.tsx'
import { PictureField } from '#web/backoffice/pictures/picture-field.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { notice } from '#web/ui/message/notice.ts'
import { cacheAnswer } from '#web/backoffice/record/cache-answer.ts'
import { HERO_AREA, slideQuery } from './front-api.ts'
import { ScheduleFields } from './schedule-fields.tsx'
import { NEW_SLIDE, slideForm, type SlideValues, valuesOf } from './slide-values.ts'

export function SlideScreen() {
  const id = Number(useParams({ strict: false }).id)
  const result = useQuery(slideQuery(useApi(), id))
  return (
    <OneOfArea noun="slide" list="/backoffice/hero" result={result}>
      {(slide) => <SlideEditor key={slide.id} slide={slide} />}
    </OneOfArea>
  )
}

export const NewSlideScreen = () => <SlideEditor slide={null} />

function SlideEditor({ slide }: { slide: DeskSlide | null }) {
  const id = useId()
  const { form, submit, refused, takeOver, isBusy } = useSlideForm(slide)
  const { isDirty } = form.formState
  return (
    <>
      <ScreenHead title={slide?.title ?? 'New slide'} actions={slide && <RemoveSlide slide={slide} />} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <form id={id} noValidate onSubmit={submit} className="contents">
          <Section title="Words">
            <SlideFields form={form} />
          </Section>
          <Section title="When it is shown">
            <ScheduleFields form={form} label="Switched on" />
          </Section>
        </form>
        <Section title="Pictures">
          <div className="grid gap-5 sm:grid-cols-2">
            <SlidePicture form={form} name="wide" label="For wide screens" hint="2400 by 1200; calm on the left" />
            <SlidePicture form={form} name="tall" label="For phones" hint="Upright; empty: the wide one is cut" />
          </div>
        </Section>
      </div>
      <RefusedPanel refused={refused} onTakeOver={slide ? takeOver : null} />
      <SaveBar formId={id} isBusy={isBusy} isDirty={isDirty} isNew={slide === null} />
    </>
  )
}

function SlideFields({ form }: { form: DeskForm<SlideValues> }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormText form={form} name="title" label="Title" isRequired maxLength={80} />
      <FormText
        form={form}
        name="kicker"
        label="Above the title"
        hint="Empty: the street of the showroom"
        maxLength={80}
      />
      <FormArea form={form} name="text" label="Text" rows={2} maxLength={200} className="sm:col-span-2" />
      <FormText form={form} name="link_label" label="On the button" isRequired maxLength={40} />
      <FormText
        form={form}
        name="link"
        label="Leads to"
        hint="/products or https://…; empty: the showroom on the map"
        maxLength={500}
      />
      <FormSelect
        form={form}
        name="ink"
        label="Words on the picture"
        options={HERO_INKS.map((value) => ({ value, label: INK_WORDS[value] }))}
      />
    </div>
  )
}

type PictureProps = { form: DeskForm<SlideValues>; name: 'wide' | 'tall'; label: string; hint: string }

/** Stands outside the form: a picture's own dialogs have forms of theirs. */
function SlidePicture({ form, name, ...words }: PictureProps) {
  const { field, fieldState } = useController({ control: form.control, name })
  return (
    <PictureField
      {...words}
      place="hero"
      value={field.value}
      error={fieldState.error?.message}
      onChange={field.onChange}
    />
  )
}

function useSlideForm(slide: DeskSlide | null) {
  const api = useApi()
  const client = useQueryClient()
  return useEditPage({
    row: slide,
    schema: slideForm,
    blank: NEW_SLIDE,
    valuesOf,
    save: async (body: SlideBody, made) => {
      const kept = await dataOf(
        made ? call(api, HERO_DESK.save, { params: { id: made.id }, body }) : call(api, HERO_DESK.make, { body }),
      )
      return cacheAnswer(client, slideQuery(api, kept.id).queryKey, kept)
    },
    reload: slide ? () => client.fetchQuery(slideQuery(api, slide.id)) : undefined,
    hrefOf: ({ id }) => `/backoffice/hero/${id}`,
  })
}

function RemoveSlide({ slide }: { slide: DeskSlide }) {
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setIsOpen(true)}>
        Remove
      </Button>
      <ConfirmAction
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        isDangerous
        title={`Remove “${slide.title}”?`}
        words="It is gone from the home page at once. Its pictures stay."
        confirmLabel="Remove"
        busyLabel="Removing..."
        onConfirm={() => call(api, HERO_DESK.remove, { params: { id: slide.id }, body: { version: slide.version } })}
        onDone={() => {
          notice({ title: 'The slide is gone', tone: 'success' })
          client.removeQueries({ queryKey: HERO_AREA })
          void navigate({ href: '/backoffice/hero' })
        }}
      />
    </>
  )
}
