import { Merge, MoreHorizontal, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { SHELVES } from '#domain/api/endpoints/shelves.ts'
import type { ShelfJson, ShelfKind } from '#domain/api/shelves.ts'
import { call } from '#web/api/call.ts'
import { ConfirmAction } from '#web/backoffice/form/confirm-action.tsx'
import { Menu, MenuItem } from '#web/backoffice/parts/menu.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { notice } from '#web/ui/message/notice.ts'
import { ChangeShelf } from './shelf-form.tsx'
import { useShelves } from './shelves-api.ts'

type ActionsProps = { kind: ShelfKind; shelf: ShelfJson; others: readonly ShelfJson[] }
type Open = 'change' | 'merge' | 'remove' | null

export function ShelfActions({ kind, shelf, others }: ActionsProps) {
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const isEmpty = shelf.products === 0
  return (
    <>
      <Menu align="end" trigger={<IconButton size="sm" icon={MoreHorizontal} label={`Actions for ${shelf.name}`} />}>
        <MenuItem icon={<Pencil aria-hidden />} onSelect={() => setOpen('change')}>
          Change
        </MenuItem>
        {others.length > 0 && (
          <MenuItem icon={<Merge aria-hidden />} onSelect={() => setOpen('merge')}>
            Merge into another
          </MenuItem>
        )}
        {others.length > 0 && isEmpty && (
          <MenuItem icon={<Trash2 aria-hidden />} onSelect={() => setOpen('remove')}>
            Remove
          </MenuItem>
        )}
      </Menu>
      <ChangeShelf kind={kind} shelf={shelf} isOpen={open === 'change'} onClose={close} />
      <MergeShelf kind={kind} shelf={shelf} others={others} isOpen={open === 'merge'} onClose={close} />
      <RemoveShelf kind={kind} shelf={shelf} isOpen={open === 'remove'} onClose={close} />
    </>
  )
}

type ActionProps = { kind: ShelfKind; shelf: ShelfJson; isOpen: boolean; onClose: () => void }

function MergeShelf({ kind, shelf, others, ...dialog }: ActionProps & { others: readonly ShelfJson[] }) {
  const { api, keep } = useShelves()
  const [into, setInto] = useState('')
  const target = others.find(({ id }) => String(id) === into)
  const moved = shelf.products === 1 ? '1 product moves' : `${shelf.products} products move`
  const choices = others.map(({ id, name }) => ({ value: String(id), label: name }))
  const merge = () =>
    keep(
      call(api, SHELVES.merge, {
        params: { kind, id: shelf.id },
        body: { into: Number(into), version: shelf.version },
      }),
    )
  return (
    <ConfirmAction
      {...dialog}
      isDangerous
      title={`Merge ${shelf.name} into another?`}
      words={`${moved}, ${shelf.name} is gone, and whoever opens its address is sent to the other one. This cannot be undone.`}
      confirmLabel={target ? `Merge into ${target.name}` : 'Merge'}
      busyLabel="Merging..."
      isReady={target !== undefined}
      onConfirm={merge}
      onDone={() => notice({ title: `${shelf.name} went into ${target?.name ?? 'another'}`, tone: 'success' })}
    >
      <Select
        label="Into"
        isRequired
        options={[{ value: '', label: 'Choose' }, ...choices]}
        value={into}
        onChange={(event) => setInto(event.target.value)}
      />
    </ConfirmAction>
  )
}

function RemoveShelf({ kind, shelf, ...dialog }: ActionProps) {
  const { api, keep } = useShelves()
  const body = { version: shelf.version }
  return (
    <ConfirmAction
      {...dialog}
      isDangerous
      title={`Remove ${shelf.name}?`}
      words="Nothing stands here. It is gone from the shop’s lists and filters."
      confirmLabel="Remove"
      busyLabel="Removing..."
      onConfirm={() => keep(call(api, SHELVES.remove, { params: { kind, id: shelf.id }, body }))}
      onDone={() => notice({ title: `${shelf.name} is gone`, tone: 'success' })}
    />
  )
}
