import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { PRODUCT_DESK } from '#domain/api/endpoints/product-desk.ts'
import type { ProductBody } from '#domain/api/product-body.ts'
import type { DeskProduct } from '#domain/api/product-desk.ts'
import { call } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { RefusedPanel } from '#web/backoffice/form/refused-panel.tsx'
import { SaveBar } from '#web/backoffice/form/save-bar.tsx'
import { useEditPage } from '#web/backoffice/form/use-edit-page.ts'
import { Section } from '#web/backoffice/parts/section.tsx'
import { ScreenHead } from '#web/backoffice/parts/screen-head.tsx'
import { RecordStory } from '#web/backoffice/record/record-side.tsx'
import { ProductPictures } from '#web/backoffice/pictures/product-pictures.tsx'
import { ColourFields } from './colour-fields.tsx'
import { FactFields, SearchFields, TermFields } from './fact-fields.tsx'
import { ProductActions } from './product-actions.tsx'
import { ProductReadiness } from './product-side.tsx'
import { NEW_PRODUCT, productForm, valuesOf } from './product-values.ts'
import { deskProductQuery, useCacheProduct } from './products-api.ts'
import { PriceFields, ShelfFields, TaxFields, WordFields } from './word-fields.tsx'

export type Shelves = Record<'categories' | 'rooms', readonly { id: number; name: string }[]>
type ProductEditorProps = { product: DeskProduct | null; shelves: Shelves }

export function ProductEditor({ product, shelves }: ProductEditorProps) {
  const id = useId()
  const { form, submit, refused, takeOver, isBusy, begin } = useProductForm(product)
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
          {product && <RecordStory history={product.history} />}
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

function useProductForm(product: DeskProduct | null) {
  const api = useApi()
  const client = useQueryClient()
  const keep = useCacheProduct()
  return useEditPage({
    row: product,
    schema: productForm,
    blank: NEW_PRODUCT,
    valuesOf,
    save: (body: ProductBody, made) =>
      keep(
        made
          ? call(api, PRODUCT_DESK.save, { params: { id: made.id }, body })
          : call(api, PRODUCT_DESK.create, { body }),
      ),
    reload: product ? () => client.fetchQuery(deskProductQuery(api, product.id)) : undefined,
    hrefOf: ({ id }) => `/backoffice/products/${id}`,
    madeTitle: 'Saved as a draft',
  })
}
