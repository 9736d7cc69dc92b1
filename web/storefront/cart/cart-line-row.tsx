import { Trash2 } from 'lucide-react'
import { canIncrease, increaseTooltip, lowStockText, onlyAvailableText } from '#domain/cart/cart-rules.ts'
import type { PricedLine } from '#domain/cart/priced-lines.ts'
import { PRODUCT_PICTURES } from '#domain/catalog/picture-place.ts'
import { thumbnailOf } from '#domain/catalog/product-images.ts'
import { formatInr } from '#domain/money/format-inr.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { NavLink } from '#web/ui/nav-link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import type { CartPiece } from './cart-store.ts'
import { useCart } from './use-cart.ts'

const THUMBNAIL = { width: 128, height: 160 }

type CartLineRowProps = { line: PricedLine<CartPiece>; onFollow: () => void }

export function CartLineRow({ line: { line, product, quantity, unitPrice, total }, onFollow }: CartLineRowProps) {
  const cart = useCart()
  const max = canIncrease(cart, line) ? product.stock_quantity : quantity
  return (
    <li className="flex gap-3 py-4" data-testid="cart-line">
      <NavLink href={`/product/${product.slug}`} onClick={onFollow} aria-hidden tabIndex={-1}>
        <Picture picture={{ src: thumbnailOf(product, PRODUCT_PICTURES), ...THUMBNAIL }} alt="" className="w-16 rounded-sm" />
      </NavLink>
      <div className="min-w-0 grow">
        <div className="flex items-start justify-between gap-1">
          <NavLink href={`/product/${product.slug}`} onClick={onFollow} className="text-sm font-semibold hover:underline">
            {product.name}
          </NavLink>
          <IconButton
            label={`Remove ${product.name}`}
            icon={Trash2}
            className="-mt-2 -mr-3 text-muted"
            onClick={() => cart.removeItem(line)}
          />
        </div>
        <Options options={line.options} />
        <p className="figures text-sm text-muted">{formatInr(unitPrice)} each</p>
        <div className="mt-2 flex items-center justify-between">
          <Stepper
            size="sm"
            label={`Quantity of ${product.name}`}
            value={quantity}
            min={0}
            max={max}
            maxHint={increaseTooltip(cart, line)}
            onChange={(next) => cart.updateQuantity(line, next)}
          />
          <span className="figures text-sm font-semibold">{formatInr(total)}</span>
        </div>
        <StockWarning quantity={quantity} stock={product.stock_quantity} />
      </div>
    </li>
  )
}

function StockWarning({ quantity, stock }: { quantity: number; stock: number }) {
  const text = quantity > stock ? onlyAvailableText(stock) : lowStockText(stock)
  return text && <p className="mt-1.5 text-xs font-semibold text-terracotta">{text}</p>
}

function Options({ options }: { options: Record<string, unknown> }) {
  const chosen = Object.values(options).filter((value) => typeof value === 'string')
  return chosen.length > 0 && <p className="text-xs text-muted">{chosen.join(', ')}</p>
}
