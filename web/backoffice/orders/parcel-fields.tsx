import type { FieldValues, Path } from 'react-hook-form'
import { FormText } from '#web/backoffice/form/form-fields.tsx'
import type { DeskForm } from '#web/backoffice/form/use-desk-form.ts'
import type { ParcelValues } from './parcel-form.ts'

type ParcelFieldsProps<Values extends ParcelValues & FieldValues> = {
  form: DeskForm<Values>
  /** The value of what leaves asks for an e-way bill. */
  needsEwayBill: boolean
}

export function ParcelFields<Values extends ParcelValues & FieldValues>({
  form,
  needsEwayBill,
}: ParcelFieldsProps<Values>) {
  const name = (field: keyof ParcelValues) => field as Path<Values>
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormText form={form} name={name('carrier')} label="Carrier" autoComplete="off" />
        <FormText form={form} name={name('tracking_number')} label="Tracking number" autoComplete="off" />
      </div>
      <FormText
        form={form}
        name={name('tracking_url')}
        label="Tracking page"
        isRequired={false}
        type="url"
        inputMode="url"
        placeholder="https://"
        autoComplete="off"
      />
      <FormText
        form={form}
        name={name('eway_bill_number')}
        label="E-way bill number"
        isRequired={needsEwayBill ? undefined : false}
        hint={needsEwayBill ? 'Goods of this value may only leave with an e-way bill: 12 figures.' : undefined}
        inputMode="numeric"
        autoComplete="off"
      />
    </>
  )
}
