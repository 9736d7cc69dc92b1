import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { ApiError } from '#web/api/api.ts'
import { useApi } from '#web/api/use-api.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { EmptyState } from '#web/ui/message/empty-state.tsx'
import { FailedState } from '#web/ui/message/failed-state.tsx'
import { Skeleton } from '#web/ui/message/skeleton.tsx'
import { ProductEditor } from './product-editor.tsx'
import { deskProductQuery, shelvesQuery } from './products-api.ts'

/** One product with everything that can be changed of it. */
export function ProductScreen() {
  const id = Number(useParams({ strict: false }).id)
  const api = useApi()
  const { data: product, error, refetch } = useQuery({ ...deskProductQuery(api, id), enabled: Number.isInteger(id) })
  const { data: shelves, error: shelvesError } = useQuery(shelvesQuery(api))
  if (product && shelves) return <ProductEditor key={id} product={product} shelves={shelves} />
  if (!Number.isInteger(id) || (error instanceof ApiError && error.code === 'not_found')) return <NoSuchProduct />
  const failed = error ?? shelvesError
  if (failed)
    return (
      <FailedState
        headingLevel={1}
        title="The product could not be loaded"
        text={failed instanceof ApiError ? failed.message : undefined}
        onRetry={() => void refetch()}
      />
    )
  return <ProductLoading />
}

/** The same form, empty: what it makes is a draft. */
export function NewProductScreen() {
  const { data: shelves, error, refetch } = useQuery(shelvesQuery(useApi()))
  if (shelves) return <ProductEditor product={null} shelves={shelves} />
  if (!error) return <ProductLoading />
  return (
    <FailedState
      headingLevel={1}
      title="Categories and rooms could not be loaded"
      text={error instanceof ApiError ? error.message : undefined}
      onRetry={() => void refetch()}
    />
  )
}

export function NoSuchProduct() {
  return (
    <EmptyState
      headingLevel={1}
      icon={SearchX}
      title="There is no such product"
      text="It may have been deleted. Search for its name or SKU."
      actions={<ButtonLink href="/backoffice/products">Back to the products</ButtonLink>}
    />
  )
}

function ProductLoading() {
  return (
    <div role="status" aria-label="The product is loading">
      <Skeleton className="h-8 w-72 max-w-full" />
      <div className="mt-6 grid gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton className="h-120" />
        <Skeleton className="h-80" />
      </div>
    </div>
  )
}
