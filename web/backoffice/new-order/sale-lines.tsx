import { Trash2 } from 'lucide-react'
import { PiecePicture } from '#web/storefront/cart/piece-picture.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { Stepper } from '#web/ui/form/stepper.tsx'
import { Money } from '#web/ui/text/money.tsx'
import type { SaleLine, SaleState } from './sale-state.ts'

type SaleLinesProps = { state: SaleState; change: (next: Partial<SaleState>) => void }

export function SaleLines({ state: { lines, custom }, change }: SaleLinesProps) {
  const setAt = (at: number, quantity: number) =>
    change({ lines: lines.map((line, index) => (index === at ? { ...line, quantity } : line)) })
  if (lines.length + custom.length === 0)
    return <p className="py-8 text-center text-muted">Nothing is sold yet. Search or scan the first piece.</p>
  return (
    <ul aria-label="Pieces of this sale" className="divide-y divide-sand">
      {lines.map((line, at) => (
        <li key={`${line.product.id} ${line.color}`} className="flex flex-wrap items-center gap-3 py-3">
          <PiecePicture piece={{ main_image: line.product.main_image, images: [] }} className="w-11 rounded-sm" />
          <span className="min-w-40 grow">
            <span className="font-semibold">{nameOf(line)}</span>
            <span className="figures block text-sm text-muted">
              <Money amount={pieceOf(line).price} /> each, {pieceOf(line).free} free
            </span>
          </span>
          <Stepper
            size="sm"
            label={`Quantity of ${nameOf(line)}`}
            value={line.quantity}
            max={pieceOf(line).free}
            maxHint={`${pieceOf(line).free} are free`}
            onChange={(quantity) => setAt(at, quantity)}
          />
          <IconButton
            icon={Trash2}
            label={`Remove ${nameOf(line)}`}
            onClick={() => change({ lines: lines.filter((_, index) => index !== at) })}
          />
        </li>
      ))}
      {custom.map((line, at) => (
        <li key={`custom ${at}`} className="flex items-center gap-3 py-3">
          <span className="min-w-0 grow">
            <span className="font-semibold">
              {line.quantity} × {line.words}
            </span>
            <span className="figures block text-sm text-muted">
              <Money amount={line.unit_price} /> each, HSN {line.hsn_code}, GST {line.tax_rate_bp / 100}%
            </span>
          </span>
          <IconButton
            icon={Trash2}
            label={`Remove ${line.words}`}
            onClick={() => change({ custom: custom.filter((_, index) => index !== at) })}
          />
        </li>
      ))}
    </ul>
  )
}

const nameOf = ({ product, color }: SaleLine) => (color === null ? product.name : `${product.name}, ${color}`)
const pieceOf = ({ product, color }: SaleLine) => product.colours.find((one) => one.color === color) ?? product
