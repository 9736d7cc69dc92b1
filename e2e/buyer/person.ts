import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import type { Shop } from '../support/shop.ts'

export type Person = { name: string; email: string; password: string }

/** Somebody new for every test. */
export const somebody = (name = 'Asha Rai'): Person => ({
  name,
  email: `asha-${randomUUID().slice(0, 8)}@example.com`,
  password: 'correct horse',
})

/** Creates the account without the screens, for tests that are about something else. */
export async function registered(request: APIRequestContext, person = somebody()): Promise<Person & { token: string }> {
  const { name, email, password } = person
  const answer = await request.post('/api/register', {
    data: { name, email, password, password_confirmation: password },
  })
  expect(answer.status()).toBe(200)
  const { data } = (await answer.json()) as { data: { token: string } }
  return { ...person, token: data.token }
}

/** Registered and logged in before the first page opens. */
export async function loggedIn(page: Page, person = somebody()): Promise<Person & { token: string }> {
  const account = await registered(page.request, person)
  await page.addInitScript((token) => {
    if (sessionStorage.getItem('test-logged-in')) return
    sessionStorage.setItem('test-logged-in', 'yes')
    localStorage.setItem('auth_token', token)
  }, account.token)
  return account
}

export async function fillLogin(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click()
}

export const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('auth_token'))

export const toast = (page: Page, text: string | RegExp) => page.getByText(text).first()

/** The menu of the account: behind its button on wide screens, inside the menu on phones. */
export async function openAccountMenu(page: Page): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024
  await page.getByRole('button', { name: isPhone ? 'Open menu' : /^Account menu/ }).click()
}

/** The text of the newest mail to somebody; the shop's worker needs a moment to write it. */
export async function mailTo({ dataDir }: Shop, email: string, subject: RegExp): Promise<string> {
  const folder = join(dataDir, 'outbox')
  for (let round = 0; round < 100; round += 1) {
    const names = (await readdir(folder).catch(() => []))
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .toReversed()
    for (const name of names) {
      const mail = JSON.parse(await readFile(join(folder, name), 'utf8')) as {
        to: string
        subject: string
        text: string
      }
      if (mail.to === email && subject.test(mail.subject)) return `${mail.subject}\n${mail.text}`
    }
    await sleep(100)
  }
  throw new Error(`No mail to ${email} about ${subject}`)
}

export const linkIn = (text: string) => /https?:\/\/\S+/.exec(text)?.[0] ?? ''
