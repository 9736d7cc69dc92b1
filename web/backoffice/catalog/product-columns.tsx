import type { ProductDeskRow } from '#domain/api/product-desk.ts'
import { dayTimeText } from '#domain/time/day-text.ts'
import type { ListColumn } from '#web/backoffice/list/list-column.ts'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { GridPrice } from './grid-price.tsx'
import { GridState } from './grid-state.tsx'
import { GridStock } from './grid-stock.tsx'

export const PRODUCT_COLUMNS: readonly ListColumn<ProductDeskRow>[] = [
  { id: 'name', header: 'Product', sort: 'name', cell: (row) => <ProductName row={row} /> },
  { id: 'sku', header: 'SKU', cell: (row) => <span className="whitespace-nowrap">{row.sku}</span> },
  { id: 'category', header: 'Category', cell: (row) => row.category },
  { id: 'room', header: 'Room', cell: (row) => row.room, isHiddenAtFirst: true },
  {
    id: 'price',
    header: 'Price',
    align: 'end',
    sort: 'price',
    cell: (row) => <GridPrice key={row.id} row={row} field="price" />,
  },
  { id: 'sale', header: 'Sale', align: 'end', cell: (row) => <SaleCell row={row} /> },
  { id: 'stock', header: 'Stock', align: 'end', cell: (row) => <GridStock key={row.id} row={row} /> },
  { id: 'state', header: 'State', cell: (row) => <GridState row={row} /> },
  {
    id: 'changed',
    header: 'Changed',
    sort: 'changed',
    cell: (row) => momentText(row.updated_at),
    isHiddenAtFirst: true,
  },
]

function ProductName({ row }: { row: ProductDeskRow }) {
  return (
    <span className="inline-flex items-center gap-3 py-0.5">
      <span className="block size-10 shrink-0 overflow-hidden rounded-sm bg-linen">
        {row.picture && <img src={row.picture} alt="" loading="lazy" className="size-full object-cover" />}
      </span>
      <span className="min-w-0">
        {row.name}
        {row.colours > 0 && <span className="block text-xs font-normal text-muted">{row.colours} colours</span>}
      </span>
    </span>
  )
}

function SaleCell({ row }: { row: ProductDeskRow }) {
  return (
    <>
      <GridPrice key={row.id} row={row} field="sale_price" />
      {row.sale_starts_at && <When word="from" at={row.sale_starts_at} />}
      {!row.sale_starts_at && row.sale_ends_at && <When word="until" at={row.sale_ends_at} />}
    </>
  )
}

const When = ({ word, at }: { word: string; at: string }) => (
  <span className="block text-xs whitespace-nowrap text-muted">
    {word} {dayTimeText(new Date(at))}
  </span>
)
