import { Plus, X } from 'lucide-react'
import { type FieldErrors, useFieldArray } from 'react-hook-form'
import { DEFAULT_RETURNS_TEXT, DEFAULT_WARRANTY_TEXT } from '#domain/catalog/badges.ts'
import { NON_RETURNABLE_TEXT, RETURN_KINDS } from '#domain/orders/return-policy.ts'
import { madeToOrderText } from '#domain/catalog/made-to-order.ts'
import { useShop } from '#web/document/use-shop.ts'
import { FormArea, FormSelect, FormText, FormTick } from '#web/backoffice/form/form-fields.tsx'
import { Section } from '#web/backoffice/parts/section.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import type { ProductValues } from './product-values.ts'
import type { Fields } from './word-fields.tsx'

export function FactFields({ form }: Fields) {
  return (
    <Section title="What it is">
      <div className="grid gap-4 sm:grid-cols-4">
        <FormText form={form} name="width_mm" label="Width, mm" inputMode="numeric" isRequired={false} />
        <FormText form={form} name="depth_mm" label="Depth, mm" inputMode="numeric" isRequired={false} />
        <FormText form={form} name="height_mm" label="Height, mm" inputMode="numeric" isRequired={false} />
        <FormText form={form} name="weight" label="Weight, kg" inputMode="decimal" />
        <FormText
          form={form}
          name="material"
          label="Material"
          isRequired={false}
          placeholder="Sal wood and cane"
          className="sm:col-span-2"
        />
        <FormText form={form} name="finish" label="Finish" isRequired={false} className="sm:col-span-2" />
        <Features form={form} />
        <Specifications form={form} />
      </div>
    </Section>
  )
}

/** One per line; the shop may find fault with any of them. */
function Features({ form }: Fields) {
  const { features } = form.formState.errors as FieldErrors<ProductValues> & { features?: unknown }
  return (
    <Textarea
      label="Features"
      rows={4}
      isRequired={false}
      hint="One per line"
      className="sm:col-span-4"
      {...form.register('features')}
      error={firstMessage(features)}
    />
  )
}

function firstMessage(errors: unknown): string | undefined {
  if (typeof errors !== 'object' || errors === null) return undefined
  if ('message' in errors && typeof errors.message === 'string') return errors.message
  return Object.values(errors).map(firstMessage).find(Boolean)
}

function Specifications({ form }: Fields) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'specifications' })
  return (
    <fieldset className="sm:col-span-4">
      <legend className="text-sm font-semibold">
        Specifications <span className="font-normal text-muted">(optional)</span>
      </legend>
      <ul className="mt-2 grid gap-2">
        {fields.map(({ id }, at) => (
          <li key={id} className="flex items-start gap-2">
            <FormText
              form={form}
              name={`specifications.${at}.label`}
              label={`Specification ${at + 1}`}
              isLabelHidden
              placeholder="Seat height"
              className="w-2/5"
            />
            <FormText
              form={form}
              name={`specifications.${at}.value`}
              label={`Value of specification ${at + 1}`}
              isLabelHidden
              placeholder="450 mm"
              className="grow"
            />
            <IconButton icon={X} label={`Remove specification ${at + 1}`} onClick={() => remove(at)} />
          </li>
        ))}
      </ul>
      <Button
        size="sm"
        variant="quiet"
        className="mt-2"
        icon={<Plus aria-hidden className="size-4" />}
        onClick={() => append({ label: '', value: '' })}
      >
        Add a specification
      </Button>
    </fieldset>
  )
}

const KIND_WORDS = { ordinary: 'Can be returned', ...NON_RETURNABLE_TEXT } as const
const KINDS = RETURN_KINDS.map((value) => ({ value, label: KIND_WORDS[value] }))

export function TermFields({ form }: Fields) {
  const { making } = useShop().delivery
  return (
    <Section title="Care and terms">
      <div className="grid gap-4 sm:grid-cols-2">
        <FormArea form={form} name="care" label="Care" isRequired={false} className="sm:col-span-2" />
        <FormArea
          form={form}
          name="warranty"
          label="Warranty"
          rows={2}
          isRequired={false}
          placeholder={DEFAULT_WARRANTY_TEXT}
        />
        <FormArea
          form={form}
          name="return_policy"
          label="Returns"
          rows={2}
          isRequired={false}
          placeholder={DEFAULT_RETURNS_TEXT}
        />
        <FormTick form={form} name="is_custom" label="Made to order" hint="Cannot be returned" />
        {form.watch('is_custom') && (
          <FormText
            form={form}
            name="making_weeks"
            label="Weeks of making"
            inputMode="numeric"
            isRequired={false}
            hint={`Empty: ${madeToOrderText(null, making).toLowerCase()}`}
          />
        )}
        <FormSelect form={form} name="return_kind" label="Change of mind" options={KINDS} />
      </div>
    </Section>
  )
}

export function SearchFields({ form }: Fields) {
  return (
    <Section title="For search engines">
      <div className="grid gap-4">
        <FormText form={form} name="seo_title" label="Title" isRequired={false} maxLength={70} hint="Empty: the name" />
        <FormArea
          form={form}
          name="seo_description"
          label="Text"
          rows={2}
          isRequired={false}
          maxLength={200}
          hint="Empty: the short text"
        />
      </div>
    </Section>
  )
}
