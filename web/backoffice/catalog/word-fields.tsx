import type { DeskProduct } from '#domain/api/product-desk.ts'
import { slugOf } from '#domain/catalog/slug.ts'
import { HSN_CODES } from '#domain/tax/hsn.ts'
import { GST_RATES } from '#domain/tax/gst-rates.ts'
import { FormArea, FormSelect, FormText, FormTick } from '#web/backoffice/form/form-fields.tsx'
import type { DeskForm } from '#web/backoffice/form/use-desk-form.ts'
import { Section } from '#web/backoffice/parts/section.tsx'
import type { Shelves } from './product-editor.tsx'
import type { ProductValues } from './product-values.ts'

export type Fields = { form: DeskForm<ProductValues> }

export function WordFields({ form, product }: Fields & { product: DeskProduct | null }) {
  const [name, slug] = form.watch(['name', 'slug'])
  const isMoved = product !== null && product.state === 'published' && slug !== product.slug && slug !== ''
  return (
    <Section title="Words">
      <div className="grid gap-4 sm:grid-cols-2">
        <FormText form={form} name="name" label="Name" maxLength={160} className="sm:col-span-2" />
        <FormText form={form} name="sku" label="SKU" maxLength={60} autoCapitalize="characters" />
        <FormText
          form={form}
          name="slug"
          label="Address"
          isRequired={false}
          prefix=""
          maxLength={80}
          placeholder={product ? product.slug : slugOf(name)}
          hint={isMoved ? 'The old address leads here for good.' : '/product/…, made from the name when left empty'}
        />
        {form.getFieldState('slug', form.formState).error?.message?.includes('Take this address over') && (
          <FormTick form={form} name="take_over_slug" label="Take this address over" />
        )}
        <FormArea
          form={form}
          name="short_description"
          label="Short text"
          rows={2}
          maxLength={300}
          hint="One sentence: on cards, in previews, in search results"
          className="sm:col-span-2"
        />
        <FormArea form={form} name="description" label="Description" rows={7} className="sm:col-span-2" />
      </div>
    </Section>
  )
}

export function PriceFields({ form }: Fields) {
  return (
    <Section title="Price and sale">
      <div className="grid gap-4 sm:grid-cols-2">
        <FormText form={form} name="price" label="Price" prefix="₹" inputMode="decimal" hint="GST is inside" />
        <FormText
          form={form}
          name="sale_price"
          label="Sale price"
          prefix="₹"
          inputMode="decimal"
          isRequired={false}
          hint="Empty: no sale"
        />
        <FormText
          form={form}
          name="sale_starts_at"
          label="Sale starts"
          type="datetime-local"
          isRequired={false}
          hint="Time in India. Empty: at once"
        />
        <FormText
          form={form}
          name="sale_ends_at"
          label="Sale ends"
          type="datetime-local"
          isRequired={false}
          hint="Search engines are told. Empty: until you end it"
        />
      </div>
    </Section>
  )
}

const choices = (shelves: readonly { id: number; name: string }[], first: string) => [
  { value: '', label: first },
  ...shelves.map(({ id, name }) => ({ value: String(id), label: name })),
]

export function ShelfFields({ form, shelves }: Fields & { shelves: Shelves }) {
  return (
    <Section title="Where it stands">
      <div className="grid gap-4">
        <FormSelect
          form={form}
          name="category_id"
          label="Category"
          options={choices(shelves.categories, 'Choose a category')}
        />
        <FormSelect form={form} name="room_id" label="Room" options={choices(shelves.rooms, 'Choose a room')} />
        <FormTick form={form} name="is_featured" label="Featured on the home page" />
      </div>
    </Section>
  )
}

const RATES = GST_RATES.map((rate) => ({ value: String(rate), label: `${rate / 100}%` }))

export function TaxFields({ form }: Fields) {
  const hsn = form.watch('hsn_code')
  const known = (HSN_CODES as Readonly<Record<string, string>>)[hsn.trim()]
  return (
    <Section title="Tax">
      <div className="grid gap-4">
        <FormText
          form={form}
          name="hsn_code"
          label="HSN code"
          inputMode="numeric"
          maxLength={8}
          list="hsn-codes"
          hint={known ?? '4, 6 or 8 figures; stands on the invoice'}
        />
        <datalist id="hsn-codes">
          {Object.entries(HSN_CODES).map(([code, words]) => (
            <option key={code} value={code}>
              {words}
            </option>
          ))}
        </datalist>
        <FormSelect
          form={form}
          name="tax_rate_bp"
          label="GST rate"
          options={RATES}
          hint="Orders placed from now on are invoiced with it"
        />
        <FormText form={form} name="country_of_origin" label="Country of origin" maxLength={60} />
      </div>
    </Section>
  )
}
