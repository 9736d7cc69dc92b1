import { useNavigate } from '@tanstack/react-router'
import { Archive, Copy, Ellipsis, ExternalLink, Eye, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { PRODUCT_DESK } from '#domain/api/endpoints/product-desk.ts'
import type { DeskProduct } from '#domain/api/product-desk.ts'
import { type ProductState, stateBadge } from '#domain/catalog/product-state.ts'
import { ApiError } from '#web/api/api.ts'
import { call } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { ConfirmAction } from '#web/backoffice/form/confirm-action.tsx'
import { Menu, MenuItem, MenuLine } from '#web/backoffice/parts/menu.tsx'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { notice } from '#web/ui/message/notice.ts'
import { useQueryClient } from '@tanstack/react-query'
import { deskProductQuery, useChangeProducts } from './products-api.ts'
import { useCopyProduct } from './use-copy-product.ts'

type ProductActionsProps = {
  product: DeskProduct
  /** What is typed is saved first: a deed would be done on what nobody sees. */
  isDirty: boolean
  onChanged: (fresh: DeskProduct) => void
}

export function ProductActions({ product, isDirty, onChanged }: ProductActionsProps) {
  const { state, slug, id } = product
  const { become, isBusy } = useBecome(product, onChanged)
  const { copy } = useCopyProduct(product.id)
  const [isDeleting, setIsDeleting] = useState(false)
  const off = { disabled: isDirty, title: isDirty ? 'Save what you typed first' : undefined }
  return (
    <>
      <ButtonLink
        href={`/backoffice/products/${id}/preview`}
        size="sm"
        variant="quiet"
        icon={<Eye aria-hidden className="size-4" />}
      >
        Preview
      </ButtonLink>
      {state === 'published' && (
        <ButtonLink
          href={`/product/${slug}`}
          target="_blank"
          size="sm"
          variant="quiet"
          icon={<ExternalLink aria-hidden className="size-4" />}
        >
          In the shop
        </ButtonLink>
      )}
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
      <MoreDeeds
        product={product}
        isDirty={isDirty}
        onCopy={() => void copy()}
        onBecome={(next) => void become(next)}
        onDelete={() => setIsDeleting(true)}
      />
      <DeleteDialog product={product} isOpen={isDeleting} onClose={() => setIsDeleting(false)} />
    </>
  )
}

type MoreDeedsProps = Pick<ProductActionsProps, 'product' | 'isDirty'> & {
  onCopy: () => void
  onBecome: (state: ProductState) => void
  onDelete: () => void
}

function MoreDeeds({ product, isDirty, onCopy, onBecome, onDelete }: MoreDeedsProps) {
  return (
    <Menu
      align="end"
      trigger={
        <Button size="sm" variant="secondary" icon={<Ellipsis aria-hidden className="size-4" />}>
          More
        </Button>
      }
    >
      <MenuItem icon={<Copy aria-hidden />} isDisabled={isDirty} onSelect={onCopy}>
        Duplicate
      </MenuItem>
      {product.state === 'archived' ? (
        <MenuItem icon={<Undo2 aria-hidden />} isDisabled={isDirty} onSelect={() => onBecome('draft')}>
          Back to the drafts
        </MenuItem>
      ) : (
        <MenuItem icon={<Archive aria-hidden />} isDisabled={isDirty} onSelect={() => onBecome('archived')}>
          Archive
        </MenuItem>
      )}
      <MenuLine />
      <MenuItem icon={<Trash2 aria-hidden />} isDisabled={product.was_sold} onSelect={onDelete}>
        {product.was_sold ? 'Delete (was sold: archive it)' : 'Delete'}
      </MenuItem>
    </Menu>
  )
}

function useBecome(product: DeskProduct, onChanged: (fresh: DeskProduct) => void) {
  const api = useApi()
  const client = useQueryClient()
  const change = useChangeProducts()
  const [isBusy, setIsBusy] = useState(false)

  async function become(state: ProductState): Promise<void> {
    setIsBusy(true)
    try {
      await change([{ id: product.id, version: product.version, state }])
      onChanged(await client.fetchQuery(deskProductQuery(api, product.id)))
      notice({ title: stateBadge(state).label, tone: 'success' })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notice({ title: 'Nothing was changed', description: error.message, tone: 'error' })
    } finally {
      setIsBusy(false)
    }
  }
  return { become, isBusy }
}

type DeleteDialogProps = { product: DeskProduct; isOpen: boolean; onClose: () => void }

function DeleteDialog({ product, isOpen, onClose }: DeleteDialogProps) {
  const api = useApi()
  const navigate = useNavigate()
  const client = useQueryClient()
  const stock = product.on_hand > 0 ? ` The ${product.on_hand} pieces in stock are forgotten with it.` : ''
  return (
    <ConfirmAction
      isOpen={isOpen}
      onClose={onClose}
      title={`Delete ${product.name}?`}
      words={`It was never sold, so nothing else needs it. It cannot be brought back.${stock}`}
      confirmLabel="Delete for good"
      busyLabel="Deleting..."
      isDangerous
      onConfirm={() => call(api, PRODUCT_DESK.remove, { params: { id: product.id } })}
      onDone={() => {
        notice({ title: `${product.name} is deleted`, tone: 'success' })
        void client.invalidateQueries({ queryKey: ['backoffice', 'products', 'list'] })
        void navigate({ href: '/backoffice/products' })
      }}
    />
  )
}
