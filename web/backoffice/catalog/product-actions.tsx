import { useQueryClient } from '@tanstack/react-query'
import { Archive, Copy, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { PRODUCT_DESK } from '#domain/api/endpoints/product-desk.ts'
import type { DeskProduct } from '#domain/api/product-desk.ts'
import { type ProductState, stateBadge } from '#domain/catalog/product-state.ts'
import { call } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { useAction } from '#web/backoffice/form/use-action.ts'
import { MenuItem, MenuLine } from '#web/backoffice/parts/menu.tsx'
import { LookLinks, MoreActions, RemoveRecord, savedFirst } from '#web/backoffice/record/record-actions.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { notice } from '#web/ui/message/notice.ts'
import { deskProductQuery, useChangeProducts } from './products-api.ts'
import { useCopyProduct } from './use-copy-product.ts'

type ProductActionsProps = {
  product: DeskProduct
  isDirty: boolean
  onChanged: (fresh: DeskProduct) => void
}

export function ProductActions({ product, isDirty, onChanged }: ProductActionsProps) {
  const { state, slug, id } = product
  const { become, isBusy } = useBecome(product, onChanged)
  const { copy } = useCopyProduct(product.id)
  const [isDeleting, setIsDeleting] = useState(false)
  const off = savedFirst(isDirty)
  return (
    <>
      <LookLinks
        preview={`/backoffice/products/${id}/preview`}
        shop={state === 'published' ? `/product/${slug}` : null}
      />
      {state === 'draft' && (
        <Button size="sm" isBusy={isBusy} {...off} onClick={() => void become('published')}>
          Publish
        </Button>
      )}
      {state === 'published' && (
        <Button size="sm" variant="secondary" isBusy={isBusy} {...off} onClick={() => void become('draft')}>
          Unpublish
        </Button>
      )}
      <MoreActions>
        <MenuItem icon={<Copy aria-hidden />} isDisabled={isDirty} onSelect={() => void copy()}>
          Duplicate
        </MenuItem>
        {state === 'archived' ? (
          <MenuItem icon={<Undo2 aria-hidden />} isDisabled={isDirty} onSelect={() => void become('draft')}>
            Back to the drafts
          </MenuItem>
        ) : (
          <MenuItem icon={<Archive aria-hidden />} isDisabled={isDirty} onSelect={() => void become('archived')}>
            Archive
          </MenuItem>
        )}
        <MenuLine />
        <MenuItem icon={<Trash2 aria-hidden />} isDisabled={product.was_sold} onSelect={() => setIsDeleting(true)}>
          {product.was_sold ? 'Delete (was sold: archive it)' : 'Delete'}
        </MenuItem>
      </MoreActions>
      <DeleteDialog product={product} isOpen={isDeleting} onClose={() => setIsDeleting(false)} />
    </>
  )
}

function useBecome(product: DeskProduct, onChanged: (fresh: DeskProduct) => void) {
  const api = useApi()
  const client = useQueryClient()
  const change = useChangeProducts()
  const { run, isBusy } = useAction()
  const become = (state: ProductState) =>
    run(async () => {
      await change([{ id: product.id, version: product.version, state }])
      onChanged(await client.fetchQuery(deskProductQuery(api, product.id)))
      notice({ title: stateBadge(state).label, tone: 'success' })
    })
  return { become, isBusy }
}

type DeleteDialogProps = { product: DeskProduct; isOpen: boolean; onClose: () => void }

function DeleteDialog({ product: { id, name, on_hand: pieces }, ...dialog }: DeleteDialogProps) {
  const api = useApi()
  const stock = pieces > 0 ? ` The ${pieces} pieces in stock are forgotten with it.` : ''
  return (
    <RemoveRecord
      {...dialog}
      area="products"
      title={`Delete ${name}?`}
      words={`It was never sold, so nothing else needs it. It cannot be brought back.${stock}`}
      done={`${name} is deleted`}
      onConfirm={() => call(api, PRODUCT_DESK.remove, { params: { id } })}
    />
  )
}
