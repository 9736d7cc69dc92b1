import { expect, test } from 'vitest'
import { checkBusiness, gstinError } from '#domain/orders/business-buyer.ts'

const firm = { gstin: ' 27aapfu0939f1zv ', companyName: ' Hotel Teesta ', billingState: 'Maharashtra' }

test('a firm is kept with its number in capitals and its name', () => {
  expect(checkBusiness(firm)).toEqual({ ok: true, value: { gstin: '27AAPFU0939F1ZV', companyName: 'Hotel Teesta' } })
})

test('nobody has to be a firm', () => {
  expect(checkBusiness({ gstin: '', companyName: '', billingState: '' })).toEqual({
    ok: true,
    value: { gstin: null, companyName: null },
  })
})

test('an invoice with a GSTIN names the firm', () => {
  expect(checkBusiness({ ...firm, companyName: ' ' })).toEqual({
    ok: false,
    error: { company_name: 'Company Name is required with a GSTIN' },
  })
})

test('a GSTIN of another state than the billing address is refused, and both are named', () => {
  expect(gstinError(firm.gstin, 'wb')).toBe(
    'This GSTIN is registered in Maharashtra, but the billing address is in West Bengal. Please correct one of them.',
  )
  expect(gstinError(firm.gstin, '')).toBeNull()
})

test('a number that is none is refused before its state is looked at', () => {
  expect(gstinError('19AAPFU0939F1Z4', 'Maharashtra')).toBe('GSTIN is not valid')
})
