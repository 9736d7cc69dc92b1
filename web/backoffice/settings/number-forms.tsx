import type { z } from 'zod'
import { sectionForms, type ShownSettings } from '#domain/api/settings.ts'
import { FormText } from '#web/backoffice/form/form-fields.tsx'
import { type FactFormProps, flat } from './fact-forms.tsx'
import { chargesForm, chargesValues, deliveryForm, deliveryValues, vansForm, vansValues } from './typed-values.ts'
import { SectionForm } from './section-form.tsx'

export function ChargesForm({ kept, onTyped }: FactFormProps<'charges'>) {
  return (
    <SectionForm
      section="charges"
      about="Carts and the next orders pay the new charge; orders that are placed keep theirs. In whole rupees, GST included."
      kept={kept}
      schema={chargesForm}
      valuesOf={chargesValues}
      onTyped={(values) => onTyped('charges', read(chargesForm, values))}
    >
      {(form) => (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <FormText form={form} name="freeFrom" label="Free from ₹" isNumber />
            <FormText form={form} name="below" label="Charge below that, ₹" isNumber />
          </div>
          <h3 className="mt-5 mb-2 font-sans text-sm font-semibold tracking-normal">
            Agreed in the showroom or by phone, as the shipping policy says it
          </h3>
          <div className="grid gap-4 sm:grid-cols-3">
            <FormText form={form} name="outsideFrom" label="Outside: lower from ₹" isNumber />
            <FormText form={form} name="outsideAbove" label="Outside: from there on ₹" isNumber />
            <FormText form={form} name="outsideBelow" label="Outside: below that ₹" isNumber />
            <FormText form={form} name="express" label="Express adds ₹" isNumber />
            <FormText form={form} name="installationMin" label="Installation from ₹" isNumber />
            <FormText form={form} name="installationMax" label="Installation up to ₹" isNumber />
          </div>
        </>
      )}
    </SectionForm>
  )
}

export function DeliveryForm({ kept, onTyped }: FactFormProps<'delivery'>) {
  return (
    <SectionForm
      section="delivery"
      about="What holds in every zone. Dates on pages and of unpaid orders move at once; a date given to who has paid stays."
      kept={kept}
      schema={deliveryForm}
      valuesOf={deliveryValues}
      onTyped={(values) => onTyped('delivery', read(deliveryForm, values))}
    >
      {(form) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <FormText form={form} name="making.min" label="Made to order, weeks from" isNumber />
          <FormText form={form} name="making.max" label="Made to order, weeks up to" isNumber />
          <FormText form={form} name="courierUpToKg" label="A courier takes up to, kg" isNumber />
          <FormText form={form} name="radiusKm" label="Our vans go, km" isNumber />
          <FormText
            form={form}
            name="districts"
            label="Districts that our vans serve"
            hint="With commas between them, as the shipping policy names them"
            className="sm:col-span-2"
          />
          <FormText form={form} name="issueHours.min" label="Issues settled, hours from" isNumber />
          <FormText form={form} name="issueHours.max" label="Issues settled, hours up to" isNumber />
        </div>
      )}
    </SectionForm>
  )
}

export function OrdersForm({ kept }: { kept: ShownSettings['orders'] }) {
  return (
    <SectionForm
      section="orders"
      about="For the next orders; pieces that are set aside already keep their time."
      kept={kept}
      schema={sectionForms.orders}
      valuesOf={flat<ShownSettings['orders']['value']>}
    >
      {(form) => (
        <div className="grid gap-4 sm:grid-cols-3">
          <FormText form={form} name="holdMinutes" label="Pieces are held, minutes" isNumber hint="15 to 120" />
          <FormText form={form} name="mostUnpaid" label="Unpaid orders of a customer" isNumber hint="1 to 50" />
          <FormText form={form} name="closeAfterHours" label="Closed after, hours" isNumber hint="13 to 72" />
        </div>
      )}
    </SectionForm>
  )
}

export function VansForm({ kept }: { kept: ShownSettings['vans'] }) {
  return (
    <SectionForm
      section="vans"
      about="With which delivery rounds are planned. A round that is planned keeps its van."
      kept={kept}
      schema={vansForm}
      valuesOf={vansValues}
    >
      {(form) => <FormText form={form} name="names" label="Names" hint="With commas between them" />}
    </SectionForm>
  )
}

/** Null while what is typed cannot be saved. */
function read(schema: z.ZodType, values: unknown): unknown {
  const parsed = schema.safeParse(values)
  return parsed.success ? parsed.data : null
}
