import { queryOptions } from '@tanstack/react-query'
import type { ProductPage } from '#domain/api/catalog.ts'
import { SUGGESTIONS } from '#domain/catalog/product-query.ts'
import type { Api, Success } from './api.ts'

export const suggestionsQuery = (api: Api, search: string) =>
  queryOptions({
    queryKey: ['products', 'suggestions', search],
    queryFn: () =>
      api
        .get<Success<ProductPage>>('/api/products', { search, per_page: SUGGESTIONS, view: 'card', suggest: 1 })
        .then(({ data }) => data.data),
  })
