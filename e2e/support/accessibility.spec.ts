import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'

const page = (style: string) => `<!doctype html><html lang="en"><title>A toast</title>
  <style>@keyframes come { from { opacity: 0.1 } } ${style}</style>
  <main><h1>Search words</h1><p class="toast">Saved</p></main>`

test.describe('what axe is shown', { tag: '@once' }, () => {
  test('a message that is still appearing is judged when it has appeared', async ({ page: shown }) => {
    await shown.setContent(page('.toast { animation: come 2s linear }'))
    await expectAccessible(shown.locator('main'))
  })

  test('what stays too pale is found', async ({ page: shown }) => {
    await shown.setContent(page('.toast { opacity: 0.2 }'))
    await expect(expectAccessible(shown.locator('main'))).rejects.toThrow('color-contrast')
  })
})
