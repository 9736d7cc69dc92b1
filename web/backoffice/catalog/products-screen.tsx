import { useQuery } from '@tanstack/react-query'
import { Armchair, Plus } from 'lucide-react'
import { useMemo } from 'react'
import type { ProductDeskRow } from '#domain/api/product-desk.ts'
import { ApiError } from '#web/api/api.ts'
import { useApi } from '#web/api/use-api.ts'
import { DataTable } from '#web/backoffice/list/data-table.tsx'
import type { ListFields } from '#web/backoffice/list/list-address.ts'
import { useList } from '#web/backoffice/list/use-list.ts'
import { useSavedViews } from '#web/backoffice/list/use-saved-views.ts'
import { ViewTabs } from '#web/backoffice/list/view-tabs.tsx'
import { ScreenHead } from '#web/backoffice/parts/screen-head.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { EmptyState } from '#web/ui/message/empty-state.tsx'
import { FailedState } from '#web/ui/message/failed-state.tsx'
import { Skeleton } from '#web/ui/message/skeleton.tsx'
import { ProductBulk } from './product-bulk.tsx'
import { PRODUCT_COLUMNS } from './product-columns.tsx'
import { PRODUCT_VIEWS, productListFields } from './product-list-fields.ts'
import { loadProducts, shelvesQuery } from './products-api.ts'

const idOf = ({ id }: ProductDeskRow) => String(id)

const NEW_PRODUCT = (
  <ButtonLink href="/backoffice/products/new" size="sm" icon={<Plus aria-hidden className="size-4" />}>
    New product
  </ButtonLink>
)

/** Every product of the shop; prices and states are changed in the list itself. */
export function ProductsScreen() {
  const { data: shelves, error, refetch } = useQuery(shelvesQuery(useApi()))
  const fields = useMemo(() => shelves && productListFields(shelves.categories, shelves.rooms), [shelves])
  return (
    <>
      <ScreenHead title="Products" actions={NEW_PRODUCT} />
      {fields && <ProductList fields={fields} />}
      {!fields && error && (
        <FailedState
          isCompact
          title="The products could not be loaded"
          text={error instanceof ApiError ? error.message : undefined}
          onRetry={() => void refetch()}
        />
      )}
      {!fields && !error && (
        <div role="status" aria-label="The products are loading">
          <Skeleton className="h-96" />
        </div>
      )}
    </>
  )
}

function ProductList({ fields }: { fields: ListFields }) {
  const api = useApi()
  const list = useList({
    area: 'products',
    path: '/backoffice/products',
    fields,
    load: (params) => loadProducts(api, params),
  })
  const { views, onSave } = useSavedViews('products', PRODUCT_VIEWS)
  return (
    <DataTable
      list={list}
      columns={PRODUCT_COLUMNS}
      noun="products"
      idOf={idOf}
      nameOf={(row) => row.name}
      hrefOf={(row) => `/backoffice/products/${row.id}`}
      searchHint="Search name, SKU, SKU of a colour"
      views={<ViewTabs list={list} views={views} onSave={onSave} />}
      renderBulk={(rows, clear) => <ProductBulk rows={rows} clear={clear} />}
      empty={
        <EmptyState
          isCompact
          icon={Armchair}
          title="No products yet"
          text="The first one begins as a draft that only you see."
          actions={NEW_PRODUCT}
        />
      }
    />
  )
}
