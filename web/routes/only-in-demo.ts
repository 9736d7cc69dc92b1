import { notFound } from '@tanstack/react-router'
import { UNDOCUMENTED } from '#domain/api/endpoints/undocumented.ts'
import { ApiError } from '#web/api/api.ts'
import type { ShopContext } from '#web/router.tsx'

/** `loader` of a page that exists only in a shop whose payments are simulated. */
export async function onlyInDemo({ api }: Pick<ShopContext, 'api'>): Promise<void> {
  await api.get(UNDOCUMENTED.isDemo[1]).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) throw notFound()
    throw error
  })
}
