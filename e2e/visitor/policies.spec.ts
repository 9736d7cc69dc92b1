import { expect } from '@playwright/test'
import { addressLine } from '#domain/company/address-line.ts'
import { shop as company } from '#domain/company/shop.ts'
import { test } from '../support/shop-test.ts'

const FIGURES: Record<string, string[]> = {
  '/privacy-policy': ['Digital Personal Data Protection Act, 2023', '72 hours', '72 months'],
  '/terms-conditions': ['18%', 'E-Commerce', 'Razorpay'],
  '/shipping-policy': [
    '50 km',
    'Kalimpong',
    '7-14 business days',
    '3-7 business days',
    '4-8 weeks',
    '₹5,000',
    '₹200',
    '₹10,000',
    '₹500',
    '₹800',
    '₹300',
    '₹500-₹2,000',
    '24-48 hours',
  ],
  '/return-refund-policy': [
    'within 7 days',
    'within 24 hours',
    '5-7 business days',
    '15%',
    '₹200-₹500',
    '3-5 days',
    '7-10 days',
    '1-2 years',
    'Custom-made items',
    'Mattresses and pillows',
    'Clearance items',
  ],
  '/cancellation-policy': [
    'Within 2 hours',
    '10% processing fee',
    '25%',
    'After 24 hours',
    '3-5 days',
    '2-3 days',
    '5-7 days',
    '2-4 hours',
  ],
  '/disclaimer': ['Indian law', 'West Bengal courts'],
}
const WITH_CONTACT = ['/return-refund-policy', '/cancellation-policy', '/disclaimer']

for (const [path, figures] of Object.entries(FIGURES)) {
  test(`${path} holds every figure and today's date`, async ({ page }) => {
    await page.goto(path)
    const today = new Intl.DateTimeFormat('en-IN', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'Asia/Kolkata',
    })
    await expect(page.getByText(`Last updated: ${today.format(new Date())}`)).toBeVisible()
    const main = page.getByRole('main')
    for (const figure of figures) await expect(main).toContainText(figure)
    const contact = page.getByRole('region', { name: 'Contact', exact: true })
    if (WITH_CONTACT.includes(path)) {
      for (const text of [company.email, company.phoneText, addressLine(company)])
        await expect(contact).toContainText(text)
    } else {
      await expect(contact).toBeHidden()
    }
  })
}
