import { sectionForms, type ShownSettings } from '#domain/api/settings.ts'
import type { SectionKey, Settings } from '#domain/company/settings.ts'
import { FormArea, FormText } from '#web/backoffice/form/form-fields.tsx'
import { SectionForm } from './section-form.tsx'

/** `onTyped` shows at once how the facts will stand on the pages. */
export type FactFormProps<Key extends SectionKey> = {
  kept: ShownSettings[Key]
  onTyped: (section: Key, values: unknown) => void
}

export const flat = <Value extends object>({ value, version }: { value: Value; version: number }) => ({
  ...value,
  version,
})

export function CompanyForm({ kept, onTyped }: FactFormProps<'company'>) {
  return (
    <SectionForm
      section="company"
      about="A new legal name or GSTIN is on the next invoice; documents that are issued keep theirs."
      kept={kept}
      schema={sectionForms.company}
      valuesOf={flat<Settings['company']>}
      onTyped={(values) => onTyped('company', values)}
    >
      {(form) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <FormText form={form} name="name" label="Name of the shop" maxLength={60} />
          <FormText form={form} name="gstin" label="GSTIN" maxLength={20} autoCapitalize="characters" />
          <FormText form={form} name="legalName" label="Legal name" maxLength={200} className="sm:col-span-2" />
          <FormText form={form} name="tagline" label="Line under the name" maxLength={120} className="sm:col-span-2" />
        </div>
      )}
    </SectionForm>
  )
}

export function ContactForm({ kept, onTyped }: FactFormProps<'contact'>) {
  return (
    <SectionForm
      section="contact"
      about="How customers reach the shop: on every page, in every mail and on papers."
      kept={kept}
      schema={sectionForms.contact}
      valuesOf={flat<Settings['contact']>}
      onTyped={(values) => onTyped('contact', values)}
    >
      {(form) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <FormText form={form} name="phone" label="Telephone" type="tel" />
          <FormText form={form} name="email" label="Email" type="email" />
          <FormText form={form} name="whatsapp" label="WhatsApp number" type="tel" />
          <FormArea form={form} name="whatsappMessage" label="What a chat begins with" rows={2} maxLength={200} />
          <FormText
            form={form}
            name="instagram"
            label="Instagram"
            type="url"
            isRequired={false}
            hint="Empty: not shown"
          />
          <FormText
            form={form}
            name="facebook"
            label="Facebook"
            type="url"
            isRequired={false}
            hint="Empty: not shown"
          />
        </div>
      )}
    </SectionForm>
  )
}

export function AddressForm({ kept, onTyped }: FactFormProps<'address'>) {
  return (
    <SectionForm
      section="address"
      about="Where the shop is. The state decides the tax of every sale and cannot be changed here."
      kept={kept}
      schema={sectionForms.address}
      valuesOf={flat<Settings['address']>}
      onTyped={(values) => onTyped('address', values)}
    >
      {(form) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <FormText form={form} name="street" label="House and street" maxLength={150} className="sm:col-span-2" />
          <FormText form={form} name="city" label="Town" maxLength={60} />
          <FormText form={form} name="postalCode" label="PIN code" inputMode="numeric" />
          <FormText form={form} name="district" label="District" maxLength={60} />
          <FormText form={form} name="mapLink" label="Link to the map" type="url" />
          <FormText form={form} name="latitude" label="Latitude" isNumber inputMode="decimal" />
          <FormText form={form} name="longitude" label="Longitude" isNumber inputMode="decimal" />
        </div>
      )}
    </SectionForm>
  )
}

export function GrievanceForm({ kept, onTyped }: FactFormProps<'grievance'>) {
  return (
    <SectionForm
      section="grievance"
      about="Who answers complaints, as the E-Commerce Rules ask. Complaints are mailed there."
      kept={kept}
      schema={sectionForms.grievance}
      valuesOf={flat<Settings['grievance']>}
      onTyped={(values) => onTyped('grievance', values)}
    >
      {(form) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <FormText form={form} name="name" label="Officer's name" maxLength={100} />
          <FormText form={form} name="designation" label="Designation" maxLength={100} />
          <FormText form={form} name="email" label="Officer's email" type="email" />
          <FormText form={form} name="phone" label="Officer's telephone" type="tel" />
        </div>
      )}
    </SectionForm>
  )
}
