import { lazy, Suspense } from 'react'

/** Served in full with its status; its words weigh on no other page. */
const loadMissing = async () => (await import('./product-missing.tsx')).ProductMissing
const Missing = import.meta.env.SSR ? await loadMissing() : lazy(async () => ({ default: await loadMissing() }))

export const ProductNotFound = () => (
  <Suspense>
    <Missing title="Product Not Found" />
  </Suspense>
)

export const ProductFailed = () => (
  <Suspense>
    <Missing title="Failed to load product" />
  </Suspense>
)
