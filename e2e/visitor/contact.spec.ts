import { expect, type Page } from '@playwright/test'
import { mailTo } from '../buyer/person.ts'
import { expectAccessibleAtBothWidths } from '../support/accessibility.ts'
import { test } from '../support/shop-test.ts'

const form = (page: Page) => page.locator('form', { has: page.getByRole('button', { name: /Send message|Sending/ }) })

async function write(page: Page, email: string) {
  await form(page).getByLabel('Full Name').fill('Asha Rai')
  await form(page).getByLabel('Email').fill(email)
  await form(page).getByLabel('Subject').fill('A bed for a hill house')
  await form(page).getByLabel('Message').fill('Do you make it in sal?')
}

test(
  'phone, email, address and hours stand first; a message arrives, and its ticket can be followed',
  { tag: '@once' },
  async ({ page, shop }) => {
    const email = `asha-${Date.now()}@example.com`
    await page.goto('/contact')
    for (const title of ['Phone', 'Email', 'Address', 'Hours'])
      await expect(page.getByRole('main').getByRole('heading', { name: title, exact: true })).toBeVisible()
    await expect(page.getByText('Mon-Sat 9AM-8PM').first()).toBeVisible()
    await test.step('three questions are answered, one at a time', async () => {
      const questions = page.getByRole('region', { name: 'Often asked' }).getByRole('button')
      await expect(questions).toHaveCount(3)
      await expect(page.getByText(/8-12 weeks/)).toBeVisible()
      await questions.nth(1).click()
      await expect(page.getByText(/5-year warranty/)).toBeVisible()
      await expect(questions.nth(0)).toHaveAttribute('aria-expanded', 'false')
    })
    await test.step('what is missing is said at its field, and the first one is focused', async () => {
      await page.getByRole('button', { name: 'Send message' }).click()
      for (const message of [
        'Full name is required',
        'Email is required',
        'Subject is required',
        'Message is required',
      ])
        await expect(page.getByText(message)).toBeVisible()
      await expect(form(page).getByLabel('Full Name')).toBeFocused()
      await form(page).getByLabel('Full Name').fill('A')
      await expect(page.getByText('Full name is required')).toBeHidden()
    })
    await write(page, email)
    await page.getByRole('button', { name: 'Send message' }).click()
    const sent = page.getByRole('status').filter({ hasText: 'Your message is with us' })
    await expect(sent).toBeInViewport({ ratio: 1 })
    await expect(sent).toBeFocused()
    const header = await page.getByRole('banner').boundingBox()
    expect((await sent.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? 0)
    const ticket =
      (await page
        .getByText(/TKT-[0-9A-Z]{8}/)
        .first()
        .textContent()) ?? ''
    const number = /TKT-[0-9A-Z]{8}/.exec(ticket)?.[0] ?? ''
    expect(await mailTo(shop, email, /We have your message/)).toContain(number)
    await page.getByLabel('Ticket number').fill(number)
    await page.getByLabel('Email it was sent from').fill(email)
    await page.getByRole('button', { name: 'Show status' }).click()
    await expect(page.getByText('It is with us and being looked into.')).toBeVisible()
  },
)

test.describe('when sending fails', () => {
  test.use({ expectedComplaints: [/Failed to load resource|ERR_FAILED|503/] })

  test('nothing that was typed is lost, by the failure or by a reload', { tag: '@once' }, async ({ page }) => {
    await page.goto('/contact')
    await write(page, 'asha@example.com')
    await page.route('**/api/enquiries', (route) => route.abort())
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('It has not been sent.')).toBeVisible()
    await expect(form(page).getByLabel('Message')).toHaveValue('Do you make it in sal?')
    await page.reload()
    await expect(form(page).getByLabel('Message')).toHaveValue('Do you make it in sal?')
    await expect(form(page).getByLabel('Full Name')).toHaveValue('Asha Rai')
  })
})

test.describe('the map', { tag: '@once' }, () => {
  test.use({ expectedComplaints: [/Failed to load resource|ERR_FAILED/] })

  test('no stranger is asked before the visitor asks; what cannot be loaded leaves the sketch, and can be asked again', async ({
    page,
    shop,
  }) => {
    const strangers: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(shop.url) && !request.url().startsWith('data:')) strangers.push(request.url())
    })
    const map = page.locator('iframe[title^="Map of Saalghar"]')
    const sketch = page.getByRole('img', { name: /Sketch: Saalghar/ })
    await page.route('https://www.openstreetmap.org/**', (route) => route.abort())
    await page.goto('/contact')
    await sketch.scrollIntoViewIfNeeded()
    expect(strangers).toEqual([])
    await page.getByRole('button', { name: 'Show the map' }).click()
    await expect(page.getByText('The map could not be loaded.')).toBeVisible()
    await expect(sketch).toBeVisible()
    await expect(map).toHaveCount(0)

    await page.unrouteAll()
    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'A map' }),
    )
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(map).toHaveAttribute('src', /openstreetmap\.org.*marker=26\.7271/)
    // Nobody tells the page when that is only somebody's word that it is busy.
    await page.getByRole('button', { name: 'Back to our sketch' }).click()
    await expect(sketch).toBeVisible()
    await expect(map).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Show the map' })).toBeFocused()
  })
})

test(
  'a consultation is booked inside opening hours, with a calendar file by mail',
  { tag: '@once' },
  async ({ page, shop }) => {
    const email = `visit-${Date.now()}@example.com`
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Book Consultation' }).click()
    const dialog = page.getByRole('dialog', { name: 'Book Consultation' })
    await dialog.getByLabel('By video call').check()
    await dialog.getByLabel('Date').fill(nextSunday())
    await expect(dialog.getByLabel('Hour').locator('option')).toHaveText([
      'Choose an hour',
      '10AM',
      '11AM',
      '12PM',
      '1PM',
      '2PM',
      '3PM',
      '4PM',
      '5PM',
    ])
    await dialog.getByLabel('Full Name').fill('Asha Rai')
    await dialog.getByLabel('Email').fill(email)
    await dialog.getByRole('button', { name: 'Book Consultation' }).click()
    await expect(dialog.getByText('Please choose a time')).toBeVisible()
    await expectAccessibleAtBothWidths(dialog)
    await dialog.getByLabel('Hour').selectOption('11AM')
    await dialog.getByRole('button', { name: 'Book Consultation' }).click()
    await expect(dialog.getByText('Your consultation is booked')).toBeVisible()
    await mailTo(shop, email, /Your consultation is booked/)
  },
)

/** At least two days ahead, so that every hour of it is still free. */
function nextSunday(): string {
  const day = new Date(Date.now() + 2 * 86_400_000)
  while (day.getUTCDay() !== 0) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}
