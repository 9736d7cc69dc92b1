import { BookmarkPlus, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Panel } from '#web/backoffice/parts/panel.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { NavLink } from '#web/ui/navigation/nav-link.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { listAddress, readListState } from './list-address.ts'
import { readAddress } from '#domain/catalog/product-query-text.ts'
import type { List } from './use-list.ts'

/** A list as somebody wants to see it again: '?status=processing&sort=promised_on'. */
export type View = { name: string; query: string; onRemove?: () => void }
type ViewTabsProps<Row extends object> = {
  list: List<Row>
  views: readonly View[]
  /** Keeps the list as it stands now under a name; left out, nothing can be kept. */
  onSave?: ((name: string, query: string) => void) | undefined
}

export function ViewTabs<Row extends object>({ list, views, onSave }: ViewTabsProps<Row>) {
  const shortest = (query: string) =>
    listAddress(list.fields, { ...readListState(list.fields, readAddress(new URLSearchParams(query))), page: 1 })
  const now = listAddress(list.fields, { ...list.state, page: 1 })
  const isKnown = views.some(({ query }) => shortest(query) === now)
  return (
    <div className="flex flex-wrap items-center gap-1 border-b border-sand px-3 pt-1.5">
      <nav aria-label="Views" className="flex min-w-0 gap-1 overflow-x-auto">
        {views.map((view) => (
          <ViewTab key={view.name} view={view} href={list.path + view.query} isOpen={shortest(view.query) === now} />
        ))}
      </nav>
      {onSave && !isKnown && <SaveView onSave={(name) => onSave(name, now)} />}
    </div>
  )
}

const TAB =
  '-mb-px inline-flex min-h-10 items-center border-b-2 border-transparent px-3 text-sm font-medium whitespace-nowrap text-muted hover:text-ink aria-[current]:border-leaf aria-[current]:font-semibold aria-[current]:text-ink'

function ViewTab({ view, href, isOpen }: { view: View; href: string; isOpen: boolean }) {
  return (
    <span className="inline-flex items-center">
      <NavLink href={href} keepScroll aria-current={isOpen ? 'page' : undefined} className={TAB}>
        {view.name}
      </NavLink>
      {isOpen && view.onRemove && (
        <IconButton size="sm" icon={X} label={`Remove the view ${view.name}`} onClick={view.onRemove} />
      )}
    </span>
  )
}

function SaveView({ onSave }: { onSave: (name: string) => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const [name, setName] = useState('')
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!name.trim()) return
    onSave(name.trim())
    setName('')
    setIsOpen(false)
  }
  return (
    <Panel
      label="Keep this view"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      className="w-72 p-4"
      trigger={
        <Button size="sm" variant="quiet" icon={<BookmarkPlus aria-hidden className="size-4" />}>
          Keep this view
        </Button>
      }
    >
      <form onSubmit={save} className="flex flex-col gap-3">
        <TextInput
          label="Name"
          isRequired
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button size="sm" type="submit" className="self-end">
          Keep
        </Button>
      </form>
    </Panel>
  )
}
