import { queryOptions } from '@tanstack/react-query'
import type { ProductCard } from '#domain/api/catalog.ts'
import { CATALOG } from '#domain/api/endpoints/catalog.ts'
import { SUGGESTIONS } from '#domain/catalog/product-query.ts'
import type { Api } from './api.ts'
import { call } from './call.ts'

export const suggestionsQuery = (api: Api, search: string) =>
  queryOptions({
    queryKey: ['products', 'suggestions', search],
    queryFn: async (): Promise<ProductCard[]> => {
      const query = { search, per_page: SUGGESTIONS, view: 'card', suggest: '1' } as const
      return (await call(api, CATALOG.list, { query })).data.data
    },
  })
