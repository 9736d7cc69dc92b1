import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useApi } from '#web/api/use-api.ts'
import { OneOfArea } from '#web/backoffice/parts/one-of-area.tsx'
import { ProductEditor } from './product-editor.tsx'
import { deskProductQuery, shelvesQuery } from './products-api.ts'

const AREA = { noun: 'product', list: '/backoffice/products' }

/** One product with everything that can be changed of it. */
export function ProductScreen() {
  const id = Number(useParams({ strict: false }).id)
  const api = useApi()
  const shelves = useQuery(shelvesQuery(api))
  return (
    <OneOfArea {...AREA} result={useQuery(deskProductQuery(api, id))}>
      {(product) => (
        <OneOfArea {...AREA} result={shelves}>
          {(known) => <ProductEditor key={id} product={product} shelves={known} />}
        </OneOfArea>
      )}
    </OneOfArea>
  )
}

/** The same form, empty: what it makes is a draft. */
export function NewProductScreen() {
  return (
    <OneOfArea {...AREA} result={useQuery(shelvesQuery(useApi()))}>
      {(known) => <ProductEditor product={null} shelves={known} />}
    </OneOfArea>
  )
}
