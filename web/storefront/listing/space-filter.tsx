import { type FormEvent, useId } from 'react'
import { toMillimetres, type TYPED_SIZES } from '#domain/catalog/typed-sizes.ts'
import { Button } from '#web/ui/action/button.tsx'
import { FieldError } from '#web/ui/form/field.tsx'
import { Bound } from './bound.tsx'
import { SetElsewhere } from './choice-form.tsx'
import { useBounds } from './use-bounds.ts'
import type { Listing } from './use-listing.ts'

const toCm = (millimetres: number | null) => (millimetres === null ? null : millimetres / 10)
const toMm = (centimetres: number | null) => (centimetres === null ? null : toMillimetres(centimetres))
const [WIDTH, DEPTH, HEIGHT] = ['width_cm', 'depth_cm', 'height_cm'] as const satisfies (keyof typeof TYPED_SIZES)[]

/** "Fits my space": the largest piece that still goes into the corner. */
export function SpaceFilter({ listing }: { listing: Listing }) {
  const { query, change } = listing
  const errorId = useId()
  const { wrong, read } = useBounds()
  const isSet = query.max_width !== null || query.max_depth !== null || query.max_height !== null

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const bounds = read(event.currentTarget)
    if (!bounds) return
    const { width_cm = null, depth_cm = null, height_cm = null } = bounds
    change(() => ({ max_width: toMm(width_cm), max_depth: toMm(depth_cm), max_height: toMm(height_cm) }))
  }

  return (
    <details open={isSet} className="border-t border-sand pt-3">
      <summary className="flex min-h-9 items-center font-semibold">
        <h2 className="font-sans text-[0.9375rem] font-semibold tracking-normal">Fits my space</h2>
      </summary>
      <form action="/products" method="get" onSubmit={apply} noValidate className="mt-1">
        <SetElsewhere listing={listing} holds={['max_width', 'max_depth', 'max_height']} />
        <fieldset>
          <legend className="mb-2 text-sm text-muted">At most, in centimetres</legend>
          <div className="grid grid-cols-3 gap-2">
            <Bound
              label="Width"
              name={WIDTH}
              value={toCm(query.max_width)}
              errorId={wrong?.name === WIDTH && errorId}
            />
            <Bound
              label="Depth"
              name={DEPTH}
              value={toCm(query.max_depth)}
              errorId={wrong?.name === DEPTH && errorId}
            />
            <Bound
              label="Height"
              name={HEIGHT}
              value={toCm(query.max_height)}
              errorId={wrong?.name === HEIGHT && errorId}
            />
          </div>
          <FieldError id={errorId}>{wrong?.words}</FieldError>
        </fieldset>
        <Button type="submit" size="sm" variant="secondary" className="mt-2.5">
          Apply size
        </Button>
      </form>
    </details>
  )
}
