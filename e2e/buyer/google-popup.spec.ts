import { expect, type Page } from '@playwright/test'
import { test } from '../support/shop-test.ts'

type Told = { type: string; data?: { user: { email: string }; token: string }; message?: string }

/** The popup variant is not on any screen; its opener is played here, with the same window name, secret and origin check. */
async function openPopup(page: Page): Promise<Page> {
  await page.goto('/login')
  const popup = page.waitForEvent('popup')
  await page.evaluate(async () => {
    sessionStorage.setItem('google_sign_in_browser', 'this-browser')
    const opened = window.open('about:blank', 'google-sign-in', 'popup,width=500,height=640')
    const told: Promise<Told> = new Promise((resolve) =>
      window.addEventListener('message', (event: MessageEvent<Told>) => {
        if (event.origin === location.origin && event.source === opened) resolve(event.data)
      }),
    )
    Object.assign(window, { told })
    const answer = await fetch('/api/auth/google?browser=this-browser')
    const { url } = (await answer.json()) as { url: string }
    if (opened) opened.location.href = url
  })
  return popup
}

const told = (page: Page) => page.evaluate(() => (window as unknown as { told: Promise<Told> }).told)

test('the popup tells the page that opened it who has signed in, and closes', async ({ page }) => {
  const popup = await openPopup(page)
  const closed = popup.waitForEvent('close')
  await popup.getByRole('button', { name: /Arjun Chettri/ }).click()
  expect(await told(page)).toMatchObject({
    type: 'GOOGLE_AUTH_SUCCESS',
    data: { user: { email: 'arjun.chettri@example.com' }, token: expect.any(String) },
  })
  await closed
})

test('a refusal in the popup is told as well', async ({ page }) => {
  const popup = await openPopup(page)
  await popup.getByRole('button', { name: /^Cancel/ }).click()
  expect(await told(page)).toEqual({ type: 'GOOGLE_AUTH_ERROR', message: 'Authentication was cancelled or failed.' })
})
