import { expect } from '@playwright/test'
import type { Product } from '#domain/api/catalog.ts'
import { piece } from '../buyer/buying.ts'
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts'
import { goesTo, leaving, test } from './staff.ts'

const SLUG = 'teesta-three-seater-sofa'

test(
  'a review is answered for everybody, hidden with a reason and shown again; the stars follow',
  { tag: '@once' },
  async ({ page, request, comesAs }) => {
    const product = async () => ((await (await request.get(`/api/products/${SLUG}`)).json()) as { data: Product }).data
    const before = await product()
    const [review] = before.reviews
    await comesAs('staff')
    await page.goto('/backoffice/reviews')
    await page.getByRole('searchbox').fill(before.name)
    await expect(page).toHaveURL(/search=/)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expectAccessible(page, '/backoffice/reviews')
    await page.getByRole('link', { name: before.name }).first().click()
    await expect(page).toHaveURL(new RegExp(`/reviews/${review?.id}$`))
    await expect(page.getByRole('heading', { level: 1, name: before.name })).toBeVisible()
    await expectAccessible(page, '/backoffice/reviews/$id')
    await expectNoSidewaysScrolling(page)

    await page.getByRole('textbox', { name: /^Answer/ }).fill('Thank you. We oil each box twice.')
    await page.getByRole('button', { name: 'Answer publicly' }).click()
    await expect(page.getByRole('region', { name: 'History' })).toContainText('Answered')
    expect((await product()).reviews[0]?.answer?.text).toBe('Thank you. We oil each box twice.')

    await page.getByRole('button', { name: 'Hide', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: 'Hide the review' })).toBeDisabled()
    await dialog.getByLabel('Reason').fill('It is about another piece.')
    await dialog.getByRole('button', { name: 'Hide the review' }).click()
    await expect(page.getByText('Hidden because: It is about another piece.')).toBeVisible()
    expect((await product()).reviews_count).toBe(before.reviews_count - 1)

    await page.getByRole('button', { name: 'Show again' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Show the review' }).click()
    await expect(page.getByRole('button', { name: 'Hide', exact: true })).toBeVisible()
    expect(await product()).toMatchObject({
      reviews_count: before.reviews_count,
      average_rating: before.average_rating,
    })
  },
)

test(
  'an answer being typed to a review or a question is not left without asking',
  { tag: '@once' },
  async ({ page, request, buyer, comesAs }) => {
    const { id } = await piece(request, SLUG)
    const asked = await request.post(`/api/products/${id}/questions`, {
      headers: { Authorization: `Bearer ${buyer.token}` },
      data: { text: 'Which wood is it?' },
    })
    expect(asked.ok(), await asked.text()).toBe(true)
    await comesAs('staff')
    const person = leaving(page)
    for (const [count, list, button] of [
      [1, 'Reviews', 'Answer publicly'],
      [2, 'Questions', 'Answer'],
    ] as const) {
      await page.goto(`/backoffice/${list.toLowerCase()}`)
      await page.locator('[data-row-link]').last().click()
      const answer = page.getByRole('textbox', { name: /^Answer/ })
      await answer.fill('It is sal from the hills.')
      await goesTo(page, 'Returns')
      await expect.poll(() => person.asked).toHaveLength(count)
      await expect(answer).toHaveValue('It is sal from the hills.')
      await page.getByRole('button', { name: button, exact: true }).click()
      await expect(page.getByRole('region', { name: 'History' })).toContainText('Answered')
      await goesTo(page, 'Returns')
      await expect(page.getByRole('heading', { level: 1, name: 'Returns' })).toBeVisible()
      expect(person.asked).toHaveLength(count)
    }
  },
)
