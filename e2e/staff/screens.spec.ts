import { expect } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { test } from './staff.ts'

/** Screens that no other test needs to open. */
test('what is seldom opened can be used by everybody too', { tag: '@once' }, async ({ page, request, comesAs }) => {
  const headers = await comesAs('owner')
  const firstOf = async (area: string) => {
    const answer = await request.get(`/api/backoffice/${area}`, { headers })
    return ((await answer.json()) as { data: { data: { id: number }[] } }).data.data[0]?.id
  }
  const opens = async (path: string) => {
    await page.goto(`/backoffice${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main :is([aria-busy="true"], [role="status"][aria-label$="loading"])')).toHaveCount(0)
  }
  await opens('/articles/coming-soon')
  await expectAccessible(page, '/backoffice/articles/coming-soon')
  await opens(`/articles/${await firstOf('articles')}/preview`)
  await expectAccessible(page, '/backoffice/articles/$id/preview')
  await opens('/hero/new')
  await expectAccessible(page, '/backoffice/hero/new')
  await opens('/import')
  await expectAccessible(page, '/backoffice/import')
  await opens('/questions')
  await expectAccessible(page, '/backoffice/questions')
  await opens('/search-words')
  await expectAccessible(page, '/backoffice/search-words')
  await opens('/stock/moves')
  await expectAccessible(page, '/backoffice/stock/moves')

  const noted = { headers, data: { text: 'Looked at' } }
  expect((await request.post(`/api/backoffice/orders/${await firstOf('orders')}/notes`, noted)).ok()).toBe(true)
  await opens('/audit')
  await expectAccessible(page, '/backoffice/audit')
  await page.locator('[data-row-link]').first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page, '/backoffice/audit/$id')
})
