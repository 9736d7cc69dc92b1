import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { canIncrease, Stepper } from './stepper.tsx'

const stepper = (value: number, max: number | null) =>
  renderToStaticMarkup(
    <Stepper
      label="Quantity"
      value={value}
      max={max}
      maxHint={`Only ${max} available in stock`}
      onChange={() => undefined}
    />,
  )

test('plus stops at the stock and says why', () => {
  expect(stepper(5, 5)).toContain(
    'title="Only 5 available in stock" aria-label="Only 5 available in stock" disabled=""',
  )
  expect(stepper(4, 5)).toContain('title="Increase quantity"')
})

test('minus stops at one', () => {
  expect(stepper(1, 5)).toMatch(/aria-label="Decrease quantity" disabled=""/)
  expect(stepper(2, 5)).not.toContain('disabled=""')
})

test('with unknown stock nothing more can be added', () => {
  expect(canIncrease(1, null)).toBe(false)
})
