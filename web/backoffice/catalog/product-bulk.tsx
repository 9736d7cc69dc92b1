import { Archive, Copy, Eye, EyeOff, Percent } from 'lucide-react'
import { useState } from 'react'
import type { ProductDeskRow } from '#domain/api/product-desk.ts'
import type { ProductState } from '#domain/catalog/product-state.ts'
import { ConfirmAction } from '#web/backoffice/form/confirm-action.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { notice } from '#web/ui/message/notice.ts'
import { PercentDialog } from './percent-dialog.tsx'
import { useChangeProducts } from './products-api.ts'
import { useCopyProduct } from './use-copy-product.ts'

type ProductBulkProps = { rows: readonly ProductDeskRow[]; clear: () => void }
type Open = ProductState | 'percent' | null

const ACTION_WORDS: Readonly<Record<ProductState, { verb: string; busy: string; words: string; done: string }>> = {
  published: { verb: 'Publish', busy: 'Publishing...', words: 'Shoppers see them at once.', done: 'published' },
  draft: {
    verb: 'Unpublish',
    busy: 'Unpublishing...',
    words: 'They leave the shop at once and stay here as drafts. Orders that hold them go on.',
    done: 'unpublished',
  },
  archived: {
    verb: 'Archive',
    busy: 'Archiving...',
    words: 'They leave the shop and the lists of drafts; invoices and reviews keep them.',
    done: 'archived',
  },
}

const many = (count: number) => (count === 1 ? '1 product' : `${count} products`)

/** What can be done with several products at once: with all of them, or with none. */
export function ProductBulk({ rows, clear }: ProductBulkProps) {
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const icon = 'size-4'
  const [one] = rows
  return (
    <>
      <Button size="sm" icon={<Eye aria-hidden className={icon} />} onClick={() => setOpen('published')}>
        Publish
      </Button>
      <Button
        size="sm"
        variant="secondary"
        icon={<EyeOff aria-hidden className={icon} />}
        onClick={() => setOpen('draft')}
      >
        Unpublish
      </Button>
      <Button
        size="sm"
        variant="secondary"
        icon={<Percent aria-hidden className={icon} />}
        onClick={() => setOpen('percent')}
      >
        Change prices
      </Button>
      <Button
        size="sm"
        variant="quiet"
        icon={<Archive aria-hidden className={icon} />}
        onClick={() => setOpen('archived')}
      >
        Archive
      </Button>
      {one && rows.length === 1 && <CopyButton id={one.id} />}
      {(['published', 'draft', 'archived'] as const).map((state) => (
        <StateDialog key={state} state={state} isOpen={open === state} onClose={close} rows={rows} clear={clear} />
      ))}
      <PercentDialog isOpen={open === 'percent'} onClose={close} rows={rows} onDone={clear} />
    </>
  )
}

/** The copy is opened at once: it needs a name and a number of its own. */
function CopyButton({ id }: { id: number }) {
  const { copy, isBusy } = useCopyProduct(id)
  return (
    <Button
      size="sm"
      variant="quiet"
      isBusy={isBusy}
      icon={<Copy aria-hidden className="size-4" />}
      onClick={() => void copy()}
    >
      Duplicate
    </Button>
  )
}

type StateDialogProps = ProductBulkProps & { state: ProductState; isOpen: boolean; onClose: () => void }

function StateDialog({ state, isOpen, onClose, rows, clear }: StateDialogProps) {
  const change = useChangeProducts()
  const { verb, busy, words, done } = ACTION_WORDS[state]
  const others = rows.filter((row) => row.state !== state)
  return (
    <ConfirmAction
      isOpen={isOpen}
      onClose={onClose}
      title={`${verb} ${many(others.length)}?`}
      words={others.length < rows.length ? `${words} ${rows.length - others.length} are ${done} already.` : words}
      confirmLabel={`${verb} ${many(others.length)}`}
      busyLabel={busy}
      isReady={others.length > 0}
      onConfirm={() => change(others.map(({ id, version }) => ({ id, version, state })))}
      onDone={() => {
        notice({ title: `${many(others.length)} ${done}`, tone: 'success' })
        clear()
      }}
    />
  )
}
