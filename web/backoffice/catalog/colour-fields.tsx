import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import type { DeskProduct } from '#domain/api/product-desk.ts'
import { variantSku } from '#domain/catalog/variants.ts'
import { FormText } from '#web/backoffice/form/form-fields.tsx'
import { useStaff } from '#web/backoffice/frame/use-staff.ts'
import { Section } from '#web/backoffice/parts/section.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { FieldError } from '#web/ui/form/field.tsx'
import { EMPTY_VARIANT } from './product-values.ts'
import { stockHref } from './stock-href.ts'
import type { Fields } from './word-fields.tsx'

type ColourFieldsProps = Fields & { product: DeskProduct | null }

/** One colour is a word; several have numbers, prices and stock of their own. */
export function ColourFields({ form, product }: ColourFieldsProps) {
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'variants', keyName: 'key' })
  const isSplit = fields.length > 0
  const add = () => {
    const color = isSplit ? '' : form.getValues('color')
    const sku = color === '' ? '' : variantSku(form.getValues('sku'), color)
    append(isSplit ? EMPTY_VARIANT : [{ ...EMPTY_VARIANT, color, sku }, EMPTY_VARIANT])
  }
  return (
    <Section title="Colours" actions={product && <StockLine product={product} />}>
      {!isSplit && (
        <FormText form={form} name="color" label="Colour" isRequired={false} maxLength={40} className="sm:max-w-xs" />
      )}
      <ul className="grid gap-3">
        {fields.map(({ key }, at) => (
          <li key={key} className="rounded-sm border border-sand p-3">
            <VariantRow
              form={form}
              at={at}
              product={product}
              last={fields.length - 1}
              onMove={move}
              onRemove={() => remove(at)}
            />
          </li>
        ))}
      </ul>
      <FieldError id="colours-error">{form.getFieldState('variants', form.formState).error?.message}</FieldError>
      <Button size="sm" variant="quiet" className="mt-2" icon={<Plus aria-hidden className="size-4" />} onClick={add}>
        {isSplit ? 'Add a colour' : 'It comes in several colours'}
      </Button>
    </Section>
  )
}

function StockLine({ product }: { product: DeskProduct }) {
  const { may } = useStaff()
  const text = `${product.on_hand} in the house, ${product.held} held`
  return (
    <p className="figures text-sm text-muted">
      {text}
      {may('manage_stock') && (
        <>
          {' · '}
          <TextLink href={stockHref({ ...product, colours: product.variants.length })}>Change stock</TextLink>
        </>
      )}
    </p>
  )
}

type VariantRowProps = ColourFieldsProps & {
  at: number
  last: number
  onMove: (from: number, to: number) => void
  onRemove: () => void
}

function VariantRow({ form, at, product, last, onMove, onRemove }: VariantRowProps) {
  const { id, color } = form.watch(`variants.${at}`)
  const known = product?.variants.find((variant) => variant.id === id)
  const name = color || `colour ${at + 1}`
  const field = `variants.${at}` as const
  const suggest = () => {
    const { sku, color: typed } = form.getValues(field)
    if (sku === '' && typed !== '')
      form.setValue(`${field}.sku`, variantSku(form.getValues('sku'), typed), { shouldDirty: true })
  }
  return (
    <div className="grid gap-3 sm:grid-cols-[1fr_1fr_7rem_7rem]" onBlur={suggest}>
      <FormText form={form} name={`${field}.color`} label="Colour" maxLength={40} />
      <FormText form={form} name={`${field}.sku`} label="SKU" maxLength={60} />
      <FormText form={form} name={`${field}.price_difference`} label="Costs more" prefix="₹" inputMode="decimal" />
      <FormText form={form} name={`${field}.swatch`} label="Swatch" placeholder="#7a5c3e" maxLength={9} />
      <div className="flex items-center justify-between sm:col-span-4">
        <p className="figures text-sm text-muted">
          {known ? `${known.on_hand} in the house, ${known.held} held` : 'New: nothing in stock yet'}
        </p>
        <span className="flex">
          {at > 0 && (
            <IconButton size="sm" icon={ArrowUp} label={`Move ${name} up`} onClick={() => onMove(at, at - 1)} />
          )}
          {at < last && (
            <IconButton size="sm" icon={ArrowDown} label={`Move ${name} down`} onClick={() => onMove(at, at + 1)} />
          )}
          <IconButton size="sm" icon={X} label={`Remove ${name}`} onClick={onRemove} />
        </span>
      </div>
    </div>
  )
}
