import { canIncrease, increaseTooltip } from '#domain/cart/cart-rules.ts'
import { lowStockText } from '#domain/cart/piece-texts.ts'
import type { PricedLine } from '#domain/cart/priced-lines.ts'
import { productPath } from '#domain/catalog/product-address.ts'
import { formatInr } from '#domain/money/format-inr.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { NavLink } from '#web/ui/navigation/nav-link.tsx'
import { Stepper } from '#web/ui/form/stepper.tsx'
import type { CartPiece } from './cart-store.ts'
import { inColour, PiecePicture } from './piece-picture.tsx'
import { PieceWords } from './piece-words.tsx'
import { useCart } from './use-cart.ts'
import { Unbroken } from '#web/ui/text/unbroken.tsx'

const Trash2 = drawnIcon('trash-2')

type CartLineRowProps = {
  line: PricedLine<CartPiece>
  /** The panel closes when the shopper follows a line to its product. */
  onFollow: () => void
  /** The button that was pressed goes with the line, so the panel takes the focus. */
  onRemoved: () => void
}

export function CartLineRow({ line: priced, onFollow, onRemoved }: CartLineRowProps) {
  const { line, product, variant, sku, stock, quantity, unitPrice, total } = priced
  const cart = useCart()
  const href = productPath(product.slug, variant?.color)

  function change(next: number) {
    cart.updateQuantity(line, next)
    if (next < 1) onRemoved()
  }

  return (
    <li className="flex gap-3 py-4" data-testid="cart-line">
      <NavLink href={href} onClick={onFollow} aria-hidden tabIndex={-1} className="shrink-0">
        <PiecePicture piece={inColour(product, variant)} className="w-16 rounded-sm" />
      </NavLink>
      <div className="min-w-0 grow">
        <div className="flex items-start justify-between gap-1">
          <NavLink href={href} onClick={onFollow} className="text-sm/5 font-semibold wrap-anywhere hover:underline">
            <Unbroken text={product.name} />
          </NavLink>
          <IconButton
            label={`Remove ${product.name}`}
            icon={Trash2}
            size="sm"
            className="-mt-2 -mr-2.5 text-muted"
            onClick={() => change(0)}
          />
        </div>
        <PieceWords color={variant?.color ?? null} sku={variant ? sku : ''} options={line.options} />
        <p className="figures text-sm text-muted">{formatInr(unitPrice)} each</p>
        <div className="mt-2 flex items-center justify-between gap-2">
          <Stepper
            size="sm"
            label={`Quantity of ${product.name}`}
            value={quantity}
            min={0}
            max={canIncrease(cart, line) ? stock : quantity}
            maxHint={increaseTooltip(cart, line)}
            onChange={change}
          />
          <span className="figures text-sm font-semibold">{formatInr(total)}</span>
        </div>
        <StockWarning quantity={quantity} stock={stock} isMadeToOrder={product.is_custom} />
      </div>
    </li>
  )
}

type StockWarningProps = { quantity: number; stock: number; isMadeToOrder: boolean | undefined }

function StockWarning({ quantity, stock, isMadeToOrder }: StockWarningProps) {
  const text = lowStockText(stock, isMadeToOrder)
  return (
    <>
      {text && <p className="mt-1.5 text-xs font-semibold text-terracotta">{text}</p>}
      {quantity > stock && (
        <p className="mt-1 text-xs text-terracotta">
          {stock > 0 ? `Please take ${stock} or fewer.` : 'Please remove it to check out.'}
        </p>
      )}
    </>
  )
}
