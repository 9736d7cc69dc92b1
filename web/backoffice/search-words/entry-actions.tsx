import { MoreHorizontal, Pencil, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { SEARCH_WORDS } from '#domain/api/endpoints/search-words.ts'
import type { WordEntryJson } from '#domain/api/search-words.ts'
import { call } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { ConfirmAction } from '#web/backoffice/form/confirm-action.tsx'
import { Menu, MenuItem } from '#web/backoffice/parts/menu.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { notice } from '#web/ui/message/notice.ts'
import { ChangeEntry } from './entry-form.tsx'
import { useWordsFresh } from './words-api.ts'

type Open = 'change' | 'remove' | 'restore' | null

export function EntryActions({ entry }: { entry: WordEntryJson }) {
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const isGone = entry.origin === 'removed'
  const canReturn = isGone || entry.origin === 'changed'
  return (
    <span className="relative z-10 flex justify-end">
      <Menu align="end" trigger={<IconButton size="sm" icon={MoreHorizontal} label={`Actions for ${entry.key}`} />}>
        {!isGone && (
          <MenuItem icon={<Pencil aria-hidden />} onSelect={() => setOpen('change')}>
            Change
          </MenuItem>
        )}
        {canReturn && (
          <MenuItem icon={<Undo2 aria-hidden />} onSelect={() => setOpen('restore')}>
            As it was from the start
          </MenuItem>
        )}
        {!isGone && (
          <MenuItem icon={<Trash2 aria-hidden />} onSelect={() => setOpen('remove')}>
            Take away
          </MenuItem>
        )}
      </Menu>
      <ChangeEntry entry={entry} isOpen={open === 'change'} onClose={close} />
      <RemoveEntry entry={entry} isOpen={open === 'remove'} onClose={close} />
      <RestoreEntry entry={entry} isOpen={open === 'restore'} onClose={close} />
    </span>
  )
}

type ActionProps = { entry: WordEntryJson; isOpen: boolean; onClose: () => void }

function RemoveEntry({ entry, ...dialog }: ActionProps) {
  const api = useApi()
  const fresh = useWordsFresh()
  const [params, body] = [{ key: entry.key }, { version: entry.version }]
  return (
    <ConfirmAction
      {...dialog}
      isDangerous
      title={`Take “${entry.key}” away?`}
      words={`Searches no longer know that these mean the same: ${entry.words.join(', ')}.`}
      confirmLabel="Take away"
      busyLabel="Saving..."
      onConfirm={() => call(api, SEARCH_WORDS.remove, { params, body }).finally(fresh)}
      onDone={() => notice({ title: 'Taken away', tone: 'success' })}
    />
  )
}

function RestoreEntry({ entry, ...dialog }: ActionProps) {
  const api = useApi()
  const fresh = useWordsFresh()
  return (
    <ConfirmAction
      {...dialog}
      title={`“${entry.key}” as it was from the start?`}
      words="What was changed of it is lost."
      confirmLabel="As it was"
      busyLabel="Saving..."
      onConfirm={() => call(api, SEARCH_WORDS.restore, { params: { key: entry.key } }).finally(fresh)}
      onDone={() => notice({ title: 'As it was from the start', tone: 'success' })}
    />
  )
}
