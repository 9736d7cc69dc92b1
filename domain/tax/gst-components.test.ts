import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paise, rupees } from '#domain/money/paise.ts'
import { gstComponents } from '#domain/tax/gst-components.ts'
import { GST_STATES, type GstStateCode } from '#domain/tax/gst-states.ts'

const anyState = fc.constantFrom(...(Object.keys(GST_STATES) as GstStateCode[]))

test('₹762.71 of tax in West Bengal is ₹381.35 for the centre and ₹381.36 for the state', () => {
  expect(gstComponents(rupees(762.71), '19')).toEqual({ cgst: 38_135, sgst: 38_136, igst: 0 })
})

test('a delivery to Sikkim carries IGST only', () => {
  expect(gstComponents(rupees(762.71), '11')).toEqual({ cgst: 0, sgst: 0, igst: 76_271 })
})

test('the components add back to the tax, and centre and state differ by a paisa at most', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }).map(paise), anyState, (tax, state) => {
      const { cgst, sgst, igst } = gstComponents(tax, state)
      expect(cgst + sgst + igst).toBe(tax)
      expect([0, 1]).toContain(sgst - cgst)
    }),
  )
})
