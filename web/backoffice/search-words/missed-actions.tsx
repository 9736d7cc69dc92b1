import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { SEARCH_WORDS } from '#domain/api/endpoints/search-words.ts'
import type { MissedSearchJson } from '#domain/api/search-words.ts'
import { call } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { Panel } from '#web/backoffice/parts/panel.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { notice } from '#web/ui/message/notice.ts'
import { useDebounced } from '#web/ui/state/use-debounced.ts'
import { MakeEntry } from './entry-form.tsx'
import { entriesQuery, useWordsFresh } from './words-api.ts'

/** One press makes the word mean what we have. */
export function MissedActions({ missed: { words } }: { missed: MissedSearchJson }) {
  const api = useApi()
  const fresh = useWordsFresh()
  const [isOpen, setIsOpen] = useState(false)
  const [isMaking, setIsMaking] = useState(false)
  const change = (answer: Promise<unknown>, said: string) =>
    void answer
      .then(() => notice({ title: said, tone: 'success' }))
      .catch((error: Error) => notice({ title: error.message, tone: 'error' }))
      .finally(fresh)
  const add = (key: string) => {
    setIsOpen(false)
    change(call(api, SEARCH_WORDS.add, { params: { key }, body: { word: words } }), `“${words}” now means ${key}`)
  }
  return (
    <span className="relative z-10 flex flex-wrap justify-end gap-1">
      <Panel
        label={`What “${words}” means`}
        align="end"
        className="w-72 p-3"
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        trigger={
          <Button size="sm" variant="secondary" aria-label={`Means the same as: ${words}`}>
            Means the same as…
          </Button>
        }
      >
        <ChooseEntry onChosen={add} />
      </Panel>
      <Button size="sm" variant="quiet" aria-label={`New entry for ${words}`} onClick={() => setIsMaking(true)}>
        New entry
      </Button>
      <Button
        size="sm"
        variant="quiet"
        aria-label={`Forget ${words}`}
        onClick={() => change(call(api, SEARCH_WORDS.forget, { body: { words } }), `“${words}” forgotten`)}
      >
        Forget
      </Button>
      <MakeEntry isOpen={isMaking} onClose={() => setIsMaking(false)} words={words} />
    </span>
  )
}

function ChooseEntry({ onChosen }: { onChosen: (key: string) => void }) {
  const [typed, setTyped] = useState('')
  const id = useId()
  const { data, isPending, isError } = useQuery(entriesQuery(useApi(), useDebounced(typed, 200)))
  return (
    <>
      <TextInput
        label="Which of our words"
        value={typed}
        autoComplete="off"
        aria-controls={id}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ul id={id} aria-live="polite" className="mt-2 max-h-64 overflow-y-auto">
        {isPending && <li className="px-2 py-1.5 text-muted">Loading...</li>}
        {isError && <li className="px-2 py-1.5">The words could not be loaded.</li>}
        {data?.data.length === 0 && <li className="px-2 py-1.5 text-muted">None is called so.</li>}
        {data?.data.map(({ key, words }) => (
          <li key={key}>
            <button
              type="button"
              onClick={() => onChosen(key)}
              className="min-h-11 w-full rounded-sm px-2 py-1.5 text-left hover:bg-linen"
            >
              <span className="font-semibold">{key}</span>
              <span className="block truncate text-xs text-muted">{words.slice(1).join(', ')}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
