import type { Variant } from '#domain/api/catalog.ts'
import { ColourSwatch } from '#web/storefront/listing/colour-swatch.tsx'

type ColourChoiceProps = { variants: readonly Variant[]; chosen: Variant | null; onChange: (color: string) => void }

/** Real radio buttons: arrow keys, labels and forms behave as people expect. */
export function ColourChoice({ variants, chosen, onChange }: ColourChoiceProps) {
  if (!chosen) return null
  return (
    <fieldset className="mt-5">
      <legend className="mb-2 text-sm">
        <span className="font-semibold">Colour:</span> {chosen.color}{' '}
        <span className="figures text-muted">· SKU {chosen.sku}</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {variants.map(({ color, swatch, stock_quantity }) => (
          <label
            key={color}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-sm border border-edge px-3 text-sm has-checked:border-leaf has-checked:bg-leaf-soft has-focus-visible:outline-2 has-focus-visible:outline-leaf"
          >
            <input
              type="radio"
              name="color"
              autoComplete="off"
              value={color}
              checked={chosen.color === color}
              onChange={() => onChange(color)}
              className="sr-only"
            />
            <ColourSwatch name={color} tone={swatch} />
            <span className={stock_quantity > 0 ? undefined : 'text-muted line-through'}>{color}</span>
            {stock_quantity <= 0 && <span className="text-xs text-muted">sold out</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
