import { z } from 'zod'
import { SEARCH_WORDS } from '#domain/api/endpoints/search-words.ts'
import { searchWords, WORD_KINDS, type WordEntryJson } from '#domain/api/search-words.ts'
import { call, dataOf } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { FormDialog } from '#web/backoffice/form/form-dialog.tsx'
import { FormArea, FormSelect } from '#web/backoffice/form/form-fields.tsx'
import type { DeskForm } from '#web/backoffice/form/use-desk-form.ts'
import { notice } from '#web/ui/message/notice.ts'
import { useWordsFresh } from './words-api.ts'

/** Typed with commas or line ends between them; sent as a list. */
const listed = z.string().transform((text) =>
  text
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter(Boolean),
)
const { shape } = searchWords.make.body
const typedWords = {
  kind: z.enum(WORD_KINDS),
  words: listed.pipe(shape.words),
  kinds: listed.pipe(shape.kinds),
  near: listed.pipe(shape.near),
}
const makeForm = z.object(typedWords)
const changeForm = z.object({ ...typedWords, version: z.int() })
type Typed = z.input<typeof makeForm>
type DialogProps = { isOpen: boolean; onClose: () => void }

const saved = (fresh: () => void) => () => {
  fresh()
  notice({ title: 'Searches know it now', tone: 'success' })
}

export function MakeEntry({ isOpen, onClose, words = '' }: DialogProps & { words?: string }) {
  const api = useApi()
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title="New entry"
      description="Words that mean the same, with commas between them."
      schema={makeForm}
      values={{ kind: 'piece' as const, words, kinds: '', near: '' }}
      send={(body) => call(api, SEARCH_WORDS.make, { body })}
      submitLabel="Add entry"
      busyLabel="Saving..."
      onSaved={saved(useWordsFresh())}
    >
      {(form) => <EntryFields form={form} />}
    </FormDialog>
  )
}

const valuesOf = ({ kind, words, kinds, near, version }: WordEntryJson) => ({
  kind,
  words: words.join(', '),
  kinds: kinds.join(', '),
  near: near.join(', '),
  version,
})

export function ChangeEntry({ entry, isOpen, onClose }: DialogProps & { entry: WordEntryJson }) {
  const api = useApi()
  const fresh = useWordsFresh()
  const reload = async () => {
    const { data } = await dataOf(call(api, SEARCH_WORDS.list, { query: { search: entry.key, per_page: 100 } }))
    fresh()
    return valuesOf(data.find(({ key }) => key === entry.key) ?? entry)
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Words for “${entry.key}”`}
      schema={changeForm}
      values={valuesOf(entry)}
      send={(body) => call(api, SEARCH_WORDS.change, { params: { key: entry.key }, body })}
      reload={reload}
      submitLabel="Save"
      busyLabel="Saving..."
      onSaved={saved(fresh)}
    >
      {(form) => <EntryFields form={form as unknown as DeskForm<Typed>} />}
    </FormDialog>
  )
}

const KIND_CHOICES = [
  { value: 'piece', label: 'A piece: sofa, wardrobe' },
  { value: 'look', label: 'A look: teak, blue, round' },
  { value: 'place', label: 'A place: bedroom, balcony' },
]

function EntryFields({ form }: { form: DeskForm<Typed> }) {
  return (
    <>
      <FormArea form={form} name="words" label="Mean the same" rows={3} isRequired />
      <FormSelect form={form} name="kind" label="What it is" options={KIND_CHOICES} />
      <FormArea form={form} name="kinds" label="Kinds of it" hint="Of a chair: armchair" rows={2} />
      <FormArea form={form} name="near" label="Nearest instead" hint="Shown where we have no such piece" rows={2} />
    </>
  )
}
