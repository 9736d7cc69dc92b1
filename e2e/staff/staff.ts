import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#server/seed/people.ts'
import { test as buying } from '../buyer/buying.ts'

/** Staff, and the owner, of the demo. */
export type Colleague = 'staff' | 'owner' | 'customer'

const tokens = new Map<string, Promise<string>>()

/** Logging in is limited, so one token of each person serves all tests of a shop. */
export async function tokenOf(request: APIRequestContext, shopUrl: string, who: Colleague): Promise<string> {
  const key = `${shopUrl} ${who}`
  const token = tokens.get(key) ?? fetchToken(request, who)
  tokens.set(key, token)
  return token
}

async function fetchToken(request: APIRequestContext, who: Colleague): Promise<string> {
  const data = { email: `${who}@saalghar.example`, password: DEMO_PASSWORD }
  const answer = await request.post('/api/login', { data })
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { data: { token: string } }).data.token
}

/** By its link in the side bar, as people go from one screen to the next. */
export const goesTo = (page: Page, place: string): Promise<void> =>
  page
    .getByRole('navigation', { name: 'Back office' })
    .getByRole('link', { name: new RegExp(`^${place}`) })
    .click()

/** Until the screen has its data. */
export async function untilFilled(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect(page.locator('main :is([aria-busy="true"], [role="status"][aria-label$="loading"])')).toHaveCount(0)
}

/** What somebody is asked who leaves with something typed; they stay until `answer` says otherwise. */
export function leaving(page: Page) {
  const asked: string[] = []
  let wish: 'stay' | 'leave' = 'stay'
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    void (wish === 'leave' ? dialog.accept() : dialog.dismiss())
  })
  return { asked, answer: (next: typeof wish) => (wish = next) }
}

type Desk = {
  /** Logged in before the first page opens; answers the headers of whoever it is. */
  comesAs: (who: Colleague) => Promise<{ Authorization: string }>
}

/** `test` with people of the shop, and a buyer whose orders they work on. */
export const test = buying.extend<Desk>({
  comesAs: async ({ page, request, shop }, use) => {
    await use(async (who) => {
      const token = await tokenOf(request, shop.url, who)
      await page.addInitScript((text) => localStorage.setItem('auth_token', text), token)
      return { Authorization: `Bearer ${token}` }
    })
  },
})
