import type { DeskProject } from '#domain/api/projects.ts'
import { PROJECT_STYLES, PROJECT_TYPES } from '#domain/content/projects.ts'
import { FormArea, FormSelect, FormText, FormTick } from '#web/backoffice/form/form-fields.tsx'
import type { DeskForm } from '#web/backoffice/form/use-desk-form.ts'
import { Section } from '#web/backoffice/parts/section.tsx'
import type { ProjectValues } from './project-values.ts'

type FieldsProps = { form: DeskForm<ProjectValues> }

const optionsOf = (values: readonly string[]) =>
  values.filter((value) => value !== 'All').map((value) => ({ value, label: value }))

export function WordFields({ form, project }: FieldsProps & { project: DeskProject | null }) {
  const left = project?.old_slugs ?? []
  return (
    <Section title="Words">
      <div className="grid gap-4">
        <FormText form={form} name="name" label="Name" isRequired maxLength={120} />
        <FormText
          form={form}
          name="slug"
          label="Address"
          prefix="/project/"
          hint={
            left.length > 0
              ? `Still leads here: ${left.join(', ')}`
              : 'Empty: made from the name. An address that you change goes on leading here.'
          }
          maxLength={80}
        />
        <FormArea
          form={form}
          name="short_description"
          label="In short"
          hint="On its card and for search engines"
          rows={3}
          maxLength={400}
        />
        <FormArea
          form={form}
          name="description"
          label="The story"
          hint="An empty line begins a new paragraph"
          rows={14}
          maxLength={20_000}
        />
      </div>
    </Section>
  )
}

export function ShownFields({ form }: FieldsProps) {
  return (
    <Section title="Where it is shown">
      <div className="grid gap-3">
        <FormTick form={form} name="is_active" label="Shown in the shop" />
        <FormTick form={form} name="is_featured" label="On the home page" hint="At most six have room there" />
      </div>
    </Section>
  )
}

export function FactFields({ form }: FieldsProps) {
  return (
    <Section title="Facts">
      <div className="grid gap-4">
        <FormText form={form} name="location" label="Place" maxLength={120} />
        <FormText form={form} name="client" label="Client" maxLength={120} />
        <FormSelect form={form} name="type" label="Type" options={optionsOf(PROJECT_TYPES)} />
        <FormSelect form={form} name="style" label="Style" options={optionsOf(PROJECT_STYLES)} />
        <FormText form={form} name="completion_date" label="Completed" type="date" />
      </div>
    </Section>
  )
}
