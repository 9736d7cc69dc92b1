import { expect, test } from 'vitest'
import { demoFacts, isNobodysMail } from './demo-facts.ts'
import { shop } from './shop.ts'

const real = {
  legalName: 'Terai Woodworks Private Limited',
  email: 'hello@teraiwood.in',
  phone: '+919832012345',
  gstin: '19AABCT3518Q1ZT',
  address: { street: '12 Sevoke Road' },
  grievanceOfficer: { name: 'Meera Chettri', email: 'grievance@teraiwood.in', phone: '+919832012346' },
}

test('the facts that the shop comes with are all told to be demo', () => {
  expect(demoFacts(shop)).toEqual([
    'legal name',
    'GSTIN',
    'address',
    'phone',
    'e-mail',
    "grievance officer's name",
    "grievance officer's phone",
    "grievance officer's e-mail",
  ])
})

test('facts of a real company pass, and each false one alone is named', () => {
  expect(demoFacts(real)).toEqual([])
  expect(demoFacts({ ...real, gstin: '19AABCT3518Q1ZA' })).toEqual(['GSTIN'])
  expect(demoFacts({ ...real, phone: '+916000000000' })).toEqual(['phone'])
  expect(demoFacts({ ...real, address: { street: '1 Demo House' } })).toEqual(['address'])
})

test.for(['Shop <shop@saalghar.example>', 'shop@example.com', 'x@mail.test'])('nobody answers from %s', (from) => {
  expect(isNobodysMail(from)).toBe(true)
})

test('a real address can be answered', () => {
  expect(isNobodysMail('Terai Wood <shop@teraiwood.in>')).toBe(false)
})
