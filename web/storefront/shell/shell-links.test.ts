import { expect, test } from 'vitest'
import { POLICY_LINKS } from '#domain/content/footer-links.ts'
import { HEADER_LINKS } from '#web/storefront/shell/shell-links.ts'

test('the header names the six places in the order of the specification', () => {
  expect(HEADER_LINKS.map((link) => link.label)).toEqual([
    'HOME',
    'CONTACT US',
    'ABOUT US',
    'SHOP',
    'OUR PROJECTS',
    'THE DESIGN TALK',
  ])
})

test('the six policies are one click away', () => {
  expect(POLICY_LINKS.map((link) => link.path)).toEqual([
    '/privacy-policy',
    '/terms-conditions',
    '/shipping-policy',
    '/return-refund-policy',
    '/cancellation-policy',
    '/disclaimer',
  ])
})
