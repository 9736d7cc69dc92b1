import { useQuery } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { type FormEvent, useEffect, useState } from 'react'
import type { TriedSearchJson } from '#domain/api/search-words.ts'
import { useApi } from '#web/api/use-api.ts'
import { Section } from '#web/backoffice/parts/section.tsx'
import { ScreenHead } from '#web/backoffice/parts/screen-head.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { FailedState } from '#web/ui/message/failed-state.tsx'
import { Skeleton } from '#web/ui/message/skeleton.tsx'
import { NavLink } from '#web/ui/navigation/nav-link.tsx'
import { triedQuery } from './words-api.ts'
import { WordsTabs } from './words-tabs.tsx'

/** A search as a shopper would make it, with what the shop makes of it. */
export function TryScreen() {
  const { search = '' } = useSearch({ strict: false }) as { search?: string }
  const router = useRouter()
  const [typed, setTyped] = useState(search)
  useEffect(() => setTyped(search), [search])
  const open = (event: FormEvent) => {
    event.preventDefault()
    const href = `/backoffice/search-words/try?search=${encodeURIComponent(typed.trim())}`
    void router.navigate({ href })
  }
  return (
    <>
      <ScreenHead title="Search words" about="What a search is taken to mean, what it finds and why." />
      <WordsTabs here="Try a search" />
      <form onSubmit={open} className="mb-5 flex max-w-xl items-end gap-2">
        <TextInput
          label="Words of a shopper"
          className="grow"
          value={typed}
          maxLength={100}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit">Try</Button>
      </form>
      {search.trim() !== '' && <Tried search={search.trim()} />}
    </>
  )
}

function Tried({ search }: { search: string }) {
  const { data, isPending, refetch } = useQuery(triedQuery(useApi(), search))
  if (isPending) return <Skeleton className="h-64" />
  if (!data) return <FailedState title="The search could not be tried" onRetry={() => void refetch()} />
  return (
    <div role="status" className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <Section title="Understood as">
        <Meaning tried={data} />
      </Section>
      <Section title={data.total === 1 ? '1 piece' : `${data.total} pieces`}>
        <Found tried={data} />
      </Section>
    </div>
  )
}

function Meaning({ tried: { concepts, corrected, step } }: { tried: TriedSearchJson }) {
  return (
    <div className="flex flex-col gap-3 text-sm">
      {corrected !== null && <p>Read as “{corrected}”.</p>}
      {concepts.length === 0 && <p className="text-muted">Nothing but small words: everything is shown.</p>}
      {concepts.map(({ text, weight, is_filler, exact, near, loose }) => (
        <div key={text}>
          <p className="font-semibold">
            {text} <span className="font-normal text-muted">{is_filler ? 'says little' : `weight ${weight}`}</span>
          </p>
          {exact.length > 1 && <p>Also {exact.filter((word) => word !== text).join(', ')}</p>}
          {near.length > 0 && <p className="text-muted">Near: {near.join(', ')}</p>}
          {loose.length > 0 && <p className="text-muted">Loosely: {loose.join(', ')}</p>}
        </div>
      ))}
      {step > 0 && (
        <p className="text-muted">
          Too few had all the words, so pieces with something near or with fewer words follow.
        </p>
      )}
    </div>
  )
}

const FITS: Record<TriedSearchJson['items'][number]['fits'][number], string> = {
  name_and_category: 'name and category',
  name: 'name',
  looks: 'material, colour or room',
  category: 'category',
  near: 'something near',
  loose: 'part of the words',
  text: 'description',
  none: 'not met',
}

function Found({ tried: { items, concepts } }: { tried: TriedSearchJson }) {
  if (items.length === 0) return <p className="text-sm text-muted">Nothing is found.</p>
  return (
    <ol className="divide-y divide-sand/70 text-sm">
      {items.map(({ id, name, slug, sku, fits }) => (
        <li key={id} className="py-2">
          <NavLink href={`/product/${slug}`} className="font-semibold">
            {name}
          </NavLink>{' '}
          <span className="figures text-muted">{sku}</span>
          <span className="block text-muted">
            {concepts.map(({ text }, at) => `${text}: ${FITS[fits[at] ?? 'none']}`).join('; ')}
          </span>
        </li>
      ))}
    </ol>
  )
}
