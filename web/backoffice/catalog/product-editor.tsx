import { useNavigate } from '@tanstack/react-router'
import { useEffect, useId, useState } from 'react'
import { PRODUCT_DESK } from '#domain/api/endpoints/product-desk.ts'
import type { ProductBody } from '#domain/api/product-body.ts'
import type { DeskProduct } from '#domain/api/product-desk.ts'
import { call } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { useHeldScreen } from '#web/backoffice/form/use-held-screen.ts'
import { RefusedPanel } from '#web/backoffice/form/refused-panel.tsx'
import { SaveBar } from '#web/backoffice/form/save-bar.tsx'
import { useDeskForm } from '#web/backoffice/form/use-desk-form.ts'
import { Section } from '#web/backoffice/orders/section.tsx'
import { ScreenHead } from '#web/backoffice/parts/screen-head.tsx'
import { ProductPictures } from '#web/backoffice/pictures/product-pictures.tsx'
import { notice } from '#web/ui/message/notice.ts'
import { useQueryClient } from '@tanstack/react-query'
import { ColourFields } from './colour-fields.tsx'
import { FactFields, SearchFields, TermFields } from './fact-fields.tsx'
import { ProductActions } from './product-actions.tsx'
import { ProductReadiness, ProductStory } from './product-side.tsx'
import { NEW_PRODUCT, productForm, type ProductValues, valuesOf } from './product-values.ts'
import { deskProductQuery, useKeepProduct } from './products-api.ts'
import { PriceFields, ShelfFields, TaxFields, WordFields } from './word-fields.tsx'

export type Shelves = Record<'categories' | 'rooms', readonly { id: number; name: string }[]>
type ProductEditorProps = { product: DeskProduct | null; shelves: Shelves }

/** What is typed stays until it is saved, whoever else saves meanwhile. */
export function ProductEditor({ product, shelves }: ProductEditorProps) {
  const id = useId()
  const { form, submit, refused, takeOver, isBusy, begin } = useEditor(product)
  const { isDirty } = form.formState
  const bar = { formId: id, isBusy, isDirty, isNew: product === null }
  return (
    <>
      <ScreenHead
        title={product?.name ?? 'New product'}
        about={product ? `SKU ${product.sku}` : 'It begins as a draft that only staff see.'}
        actions={product && <ProductActions product={product} isDirty={isDirty} onChanged={begin} />}
      />
      <form id={id} noValidate onSubmit={submit} className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-4">
          <WordFields form={form} product={product} />
          <PriceFields form={form} />
          <ColourFields form={form} product={product} />
          <FactFields form={form} />
          <TermFields form={form} />
          <SearchFields form={form} />
        </div>
        <div className="grid min-w-0 gap-4">
          {product && <ProductReadiness product={product} />}
          <ShelfFields form={form} shelves={shelves} />
          <TaxFields form={form} />
          {product && <ProductStory product={product} />}
        </div>
      </form>
      {product && (
        <div className="mt-4">
          <Section title="What it looks like">
            <ProductPictures productId={product.id} />
          </Section>
        </div>
      )}
      <RefusedPanel refused={refused} onTakeOver={product ? takeOver : null} />
      <SaveBar newLabel="Save as draft" {...bar} />
    </>
  )
}

function useEditor(product: DeskProduct | null) {
  const api = useApi()
  const client = useQueryClient()
  const keep = useKeepProduct()
  const [saved, setSaved] = useState<DeskProduct | null>(null)
  const send = async (body: ProductBody) =>
    setSaved(
      await keep(
        product
          ? call(api, PRODUCT_DESK.save, { params: { id: product.id }, body })
          : call(api, PRODUCT_DESK.create, { body }),
      ),
    )
  const reload = product ? async () => valuesOf(await client.fetchQuery(deskProductQuery(api, product.id))) : undefined
  const values: ProductValues = product ? valuesOf(product) : NEW_PRODUCT
  const desk = useDeskForm({ schema: productForm, values, send, reload }, () =>
    notice({ title: product ? 'Saved' : 'Saved as a draft', tone: 'success' }),
  )
  const { reset } = desk.form
  /** What was saved is where the next change begins; also after a deed that was not typed. */
  useEffect(() => {
    if (saved) reset(valuesOf(saved))
  }, [saved, reset])
  useLeaving(desk.form.formState.isDirty, product === null ? saved : null)
  return { ...desk, begin: setSaved }
}

/** Nobody loses what they typed by a wrong press; who has made a new product goes on at its own address. */
function useLeaving(isDirty: boolean, made: DeskProduct | null) {
  const navigate = useNavigate()
  const isHeld = isDirty && made === null
  useHeldScreen(isHeld)
  useEffect(() => {
    if (made) void navigate({ href: `/backoffice/products/${made.id}`, replace: true })
  }, [made, navigate])
}
