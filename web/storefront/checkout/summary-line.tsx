import { onlyAvailableText } from '#domain/cart/piece-texts.ts'
import type { PricedLine } from '#domain/cart/priced-lines.ts'
import { formatInr } from '#domain/money/format-inr.ts'
import type { CartPiece } from '#web/storefront/cart/cart-store.ts'
import { inColour, PiecePicture } from '#web/storefront/cart/piece-picture.tsx'
import { PieceWords } from '#web/storefront/cart/piece-words.tsx'
import { useCart } from '#web/storefront/cart/use-cart.ts'
import { Unbroken } from '#web/ui/text/unbroken.tsx'
import { textLinkClass } from '#web/ui/action/text-link.tsx'

type SummaryLineProps = { line: PricedLine<CartPiece>; problem: string | undefined }

export function SummaryLine({ line: priced, problem }: SummaryLineProps) {
  const { line, product, variant, sku, stock, quantity, total } = priced
  const isShort = quantity > stock
  const words = isShort ? onlyAvailableText(stock) : problem
  return (
    <li className="flex gap-3 py-3" data-testid="summary-line">
      <PiecePicture piece={inColour(product, variant)} className="w-14 shrink-0 self-start rounded-sm" />
      <div className="min-w-0 grow text-sm">
        <p className="font-semibold wrap-anywhere">
          <Unbroken text={product.name} />
        </p>
        <PieceWords color={variant?.color ?? null} sku={variant ? sku : ''} options={line.options} />
        <p className="text-muted">Quantity: {quantity}</p>
        {words && (
          <p role="alert" className="mt-1 font-medium text-terracotta-deep">
            {words} <WayOut line={line} stock={stock} isShort={isShort} name={product.name} />
          </p>
        )}
      </div>
      <span className="figures text-sm font-semibold">{formatInr(total)}</span>
    </li>
  )
}

type WayOutProps = { line: PricedLine['line']; stock: number; isShort: boolean; name: string }

/** What cannot be had is put right here, without going back to the cart. */
function WayOut({ line, stock, isShort, name }: WayOutProps) {
  const { updateQuantity, removeItem } = useCart()
  if (isShort && stock > 0)
    return (
      <button type="button" className={`min-h-6 ${textLinkClass}`} onClick={() => updateQuantity(line, stock)}>
        Take {stock}
        <span className="sr-only"> of {name}</span>
      </button>
    )
  return (
    <button type="button" className={`min-h-6 ${textLinkClass}`} onClick={() => removeItem(line)}>
      Remove<span className="sr-only"> {name}</span>
    </button>
  )
}
