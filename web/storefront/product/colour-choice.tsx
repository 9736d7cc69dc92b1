import { ColourSwatch } from '#web/storefront/listing/colour-swatch.tsx'

type ColourChoiceProps = { colors: readonly string[]; value: string; onChange: (color: string) => void }

/** Real radio buttons: arrow keys, labels and forms behave as people expect. */
export function ColourChoice({ colors, value, onChange }: ColourChoiceProps) {
  if (colors.length < 2) return null
  return (
    <fieldset className="mt-5">
      <legend className="mb-2 text-sm">
        <span className="font-semibold">Colour:</span> {value}
      </legend>
      <div className="flex flex-wrap gap-2">
        {colors.map((color) => (
          <label
            key={color}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-sm border border-edge px-3 text-sm has-checked:border-leaf has-checked:bg-leaf-soft has-focus-visible:outline-2 has-focus-visible:outline-leaf"
          >
            <input
              type="radio"
              name="color"
              value={color}
              checked={value === color}
              onChange={() => onChange(color)}
              className="sr-only"
            />
            <ColourSwatch name={color} />
            {color}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
