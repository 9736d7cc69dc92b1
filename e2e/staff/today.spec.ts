import { expect, type Page } from '@playwright/test'
import { SMTPServer } from 'smtp-server'
import { freePort } from '#server/testing/free-port.ts'
import { paidOrder } from '../buyer/buying.ts'
import { registered } from '../buyer/person.ts'
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts'
import { copiedShop } from '../support/copied-shop.ts'
import { changeBehindTheShop } from '../support/database.ts'
import { removeFolder } from '../support/remove-folder.ts'
import { startShop } from '../support/shop.ts'
import { test, tokenOf } from './staff.ts'

const toPack = async (page: Page) =>
  Number(await page.getByRole('listitem').filter({ hasText: 'To pack' }).locator('.figures').textContent())

async function openToday(page: Page, token: string, url = ''): Promise<void> {
  await page.addInitScript((stored) => localStorage.setItem('auth_token', stored), token)
  await page.goto(`${url}/backoffice`)
  await expect(page.getByRole('listitem').filter({ hasText: 'To pack' })).toBeVisible()
}

test('what waits is counted, told by deadline and drawn, on every screen', async ({ page, comesAs }) => {
  await comesAs('owner')
  await page.goto('/backoffice')
  await expect(page.getByRole('heading', { name: 'Good day, Meera' })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Revenue of the last 30 days: ₹/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Tickets by deadline' })).toContainText('Overdue since')
  await expect(page.getByRole('region', { name: 'Failures' })).toContainText('The mailbox is full')
  await expectNoSidewaysScrolling(page)
  await expectAccessible(page, '/backoffice')
  expect(await toPack(page)).toBeGreaterThan(0)
})

test('a paid order appears by itself in two open windows', { tag: '@once' }, async ({ browser, request, shop }) => {
  const token = await tokenOf(request, shop.url, 'staff')
  const windows = await Promise.all([1, 2].map(async () => (await browser.newContext({ baseURL: shop.url })).newPage()))
  for (const page of windows) await openToday(page, token)
  const before = await Promise.all(windows.map(toPack))
  const order = await paidOrder(request, await registered(request), 'sittong-table-lamp')
  // The notice goes by itself: both windows are looked at while it is there.
  const isTold = (page: Page) => expect(page.getByText(`Order ${order.order_number} is paid`).first()).toBeVisible()
  await Promise.all(windows.map(isTold))
  for (const [at, page] of windows.entries()) {
    await expect.poll(() => toPack(page)).toBe((before[at] ?? 0) + 1)
    await page.getByRole('button', { name: 'News, 1 unread' }).click()
    await expect(page.getByRole('link', { name: new RegExp(order.order_number) })).toBeVisible()
    await page.context().close()
  }
})

test(
  'a mail that does not leave is shown; tried again, it leaves once',
  { tag: '@once' },
  async ({ page, request }) => {
    test.setTimeout(300_000)
    const dataDir = await copiedShop('mail')
    const port = await freePort()
    const shop = await startShop(dataDir, { SMTP_URL: `smtp://127.0.0.1:${port}` })
    const arrived: string[] = []
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData: (stream, session, done) => {
        arrived.push(...session.envelope.rcptTo.map(({ address }) => address))
        stream.on('end', () => done()).resume()
      },
    })
    try {
      const login = { email: 'staff@saalghar.example', password: 'saalghar-demo' }
      const answer = await request.post(`${shop.url}/api/login`, { data: login })
      const { token } = ((await answer.json()) as { data: { token: string } }).data
      await page.clock.install()
      await openToday(page, token, shop.url)
      let letters = 0
      const write = async (email: string) => {
        const data = { kind: 'contact', name: 'Asha', email, subject: 'A bed', message: 'How long?' }
        if ((await request.post(`${shop.url}/api/enquiries`, { data })).ok()) letters += 1
      }
      /** The pauses between the shop's tries are over, and a new letter wakes those who send. */
      const hurry = async () => {
        await changeBehindTheShop(shop, `update pgboss.job set start_after = now() where state = 'retry'`, [])
        await write(`ravi${letters}@example.com`)
      }
      await write('asha@example.com')
      const failed = async () =>
        (
          await request.get(`${shop.url}/api/backoffice/failures`, { headers: { Authorization: `Bearer ${token}` } })
        ).text()
      const hurriedOn = async () => hurry().then(failed)
      await expect.poll(hurriedOn, { timeout: 60_000, intervals: [1_000] }).toContain('Mail to asha@example.com')
      // The screen looks again by itself, once a minute.
      await page.clock.fastForward(60_000)

      const failures = page.getByRole('region', { name: 'Failures' })
      const again = failures.getByRole('button', { name: /Try again: Mail to asha@example\.com/ })
      await expect(again).toBeVisible()
      await expect(failures).toContainText('ECONNREFUSED')
      await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
      await again.click()
      await expect(page.getByText('The mail to asha@example.com is on its way again.').first()).toBeVisible()
      await expect(again).toBeHidden()
      await expect.poll(() => arrived.filter((to) => to === 'asha@example.com'), { timeout: 60_000 }).toHaveLength(1)
      // The shop's own next tries bring the other mails; a second copy of the first would come with them.
      await hurry()
      // One about each letter; what the demo's own people are written to comes along.
      const toTheShop = () => arrived.filter((to) => to === 'hello@saalghar.example').length
      await expect.poll(toTheShop, { timeout: 120_000 }).toBe(letters)
      expect(arrived.filter((to) => to === 'asha@example.com')).toHaveLength(1)
    } finally {
      // Else the page complains that its news line ends with the shop.
      await page.close()
      await shop.stop()
      server.close()
      await removeFolder(dataDir)
    }
  },
)
