import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { Product } from '#domain/api/catalog.ts'
import { questionsQuery } from '#web/api/questions.ts'
import { useApi } from '#web/api/use-api.ts'
import { JsonLd } from '#web/ui/page/json-ld.tsx'
import { productJsonLd } from './product-json-ld.ts'

/** The product with its reviews and answered questions, for search engines. */
export function ServedJsonLd({ product }: { product: Product }) {
  const context = useRouteContext({ from: '__root__' })
  const questions = useQueryClient().getQueryData(questionsQuery(useApi(), product.id).queryKey)
  return <JsonLd data={productJsonLd(product, context, questions)} />
}
