import { PiecePicture } from '#web/storefront/cart/piece-picture.tsx'
import { pieceName } from '#web/storefront/orders/piece-name.ts'
import { Badge } from '#web/ui/text/badge.tsx'
import type { DeskReturn } from './returns-api.ts'

type Item = DeskReturn['items'][number]

export function ReturnPieces({ entry }: { entry: DeskReturn }) {
  return (
    <ul className="divide-y divide-sand">
      {entry.items.map((item) => (
        <li key={item.order_item_id} className="flex items-center gap-4 py-3 first:pt-0 last:pb-0">
          <PiecePicture piece={item.product} className="w-14 shrink-0 rounded-sm" />
          <div className="min-w-0 grow">
            <p className="font-semibold">
              {item.quantity} × {pieceName(item)}
            </p>
            <p className="figures text-muted">SKU {item.product_sku}</p>
          </div>
          <Condition item={item} />
        </li>
      ))}
    </ul>
  )
}

function Condition({ item: { good, damaged } }: { item: Item }) {
  return (
    <span className="flex flex-wrap justify-end gap-1.5">
      {good !== null && good > 0 && <Badge tone="green">{good} good, on sale again</Badge>}
      {damaged !== null && damaged > 0 && <Badge tone="red">{damaged} damaged, not in stock</Badge>}
    </span>
  )
}
