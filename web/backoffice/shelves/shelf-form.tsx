import { SHELVES } from '#domain/api/endpoints/shelves.ts'
import { type ShelfJson, type ShelfKind, shelves } from '#domain/api/shelves.ts'
import { call } from '#web/api/call.ts'
import { FormDialog } from '#web/backoffice/form/form-dialog.tsx'
import { FormArea, FormText } from '#web/backoffice/form/form-fields.tsx'
import type { DeskForm } from '#web/backoffice/form/use-desk-form.ts'
import { PictureField } from '#web/backoffice/pictures/picture-field.tsx'
import { notice } from '#web/ui/message/notice.ts'
import { listOf, useShelves } from './shelves-api.ts'

type Words = { name: string; slug: string; description: string; image: string }
type DialogProps = { kind: ShelfKind; isOpen: boolean; onClose: () => void }

const saved = () => notice({ title: 'Saved', tone: 'success' })

export function MakeShelf({ kind, isOpen, onClose }: DialogProps) {
  const { api, keep } = useShelves()
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={kind === 'category' ? 'New category' : 'New room'}
      schema={shelves.make.body}
      values={{ name: '', slug: '', description: '', image: '' }}
      send={(body) => keep(call(api, SHELVES.make, { params: { kind }, body }))}
      submitLabel="Add"
      busyLabel="Saving..."
      onSaved={saved}
    >
      {(form) => <ShelfFields kind={kind} form={form} />}
    </FormDialog>
  )
}

const valuesOf = ({ name, slug, description, image, version }: ShelfJson) => ({
  name,
  slug,
  description,
  image,
  version,
})

type ChangeProps = DialogProps & { shelf: ShelfJson }

export function ChangeShelf({ kind, shelf, isOpen, onClose }: ChangeProps) {
  const { api, keep, reload } = useShelves()
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Change ${shelf.name}`}
      schema={shelves.change.body}
      values={valuesOf(shelf)}
      send={(body) => keep(call(api, SHELVES.change, { params: { kind, id: shelf.id }, body }))}
      reload={async () => valuesOf(listOf(await reload(), kind).find(({ id }) => id === shelf.id) ?? shelf)}
      submitLabel="Save"
      busyLabel="Saving..."
      onSaved={saved}
    >
      {(form) => <ShelfFields kind={kind} form={form as unknown as DeskForm<Words>} />}
    </FormDialog>
  )
}

function ShelfFields({ kind, form }: { kind: ShelfKind; form: DeskForm<Words> }) {
  return (
    <>
      <FormText form={form} name="name" label="Name" isRequired maxLength={80} />
      <FormText
        form={form}
        name="slug"
        label="Slug"
        hint="dining-tables. Addresses go by number, so links stay good whatever it is."
        isRequired
        maxLength={80}
      />
      <FormArea
        form={form}
        name="description"
        label="Words"
        hint="Under the heading of its page, and for search engines. Empty: the shop's own words."
        rows={3}
        maxLength={400}
      />
      <ShelfPicture kind={kind} form={form} />
    </>
  )
}

const SHOWN = {
  category: 'Beside the heading of its page, and where the page is shared.',
  room: 'On the first page, beside the heading of its own page, and where the page is shared.',
} as const

function ShelfPicture({ kind, form }: { kind: ShelfKind; form: DeskForm<Words> }) {
  return (
    <PictureField
      label="Picture"
      hint={SHOWN[kind]}
      place={kind}
      value={form.watch('image')}
      error={form.formState.errors.image?.message}
      onChange={(name) => form.setValue('image', name, { shouldDirty: true, shouldValidate: true })}
    />
  )
}
