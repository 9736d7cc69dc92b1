import { expect, test } from 'vitest'
import { variantOfSku } from './variant-of-sku.ts'

const [linen, sea] = [{ sku: 'SLG-SOF-101-LINEN' }, { sku: 'SLG-SOF-101-DEEPSEA' }]

test('the number of a colour means that colour, however it is typed', () => {
  for (const typed of ['SLG-SOF-101-DEEPSEA', 'slg sof 101 deepsea', ' sof-101-deepsea '])
    expect(variantOfSku([linen, sea], typed), typed).toBe(sea)
})

test('the number of the piece, or words, mean no colour', () => {
  for (const typed of ['SLG-SOF-101', 'deep sea sofa', '']) expect(variantOfSku([linen, sea], typed)).toBeUndefined()
})
