import { expect, type APIRequestContext } from '@playwright/test'
import { mailTo } from '../buyer/person.ts'
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts'
import { goesTo, leaving, test } from './staff.ts'

async function writes(request: APIRequestContext, email: string): Promise<string> {
  const letter = {
    kind: 'grievance',
    name: 'Rina Das',
    email,
    subject: 'A drawer that sticks',
    message: 'Please help.',
  }
  const answer = await request.post('/api/enquiries', { data: letter })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { data: { ticket: string } }).data.ticket
}

test(
  'a complaint rings the bell, is answered with first words, closed, and its writer reads "answered"',
  { tag: '@once' },
  async ({ page, request, comesAs, shop }) => {
    const email = `rina-${Date.now()}@example.com`
    await comesAs('staff')
    await page.goto('/backoffice/tickets')
    await expect(page.getByRole('heading', { level: 1, name: 'Tickets' })).toBeVisible()
    await expectAccessible(page, '/backoffice/tickets')
    const ticket = await writes(request, email)
    // It appears by itself: nobody reloads the list.
    await page.getByRole('link', { name: ticket }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: /A drawer that sticks/ })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Clock' })).toContainText('Settle within a month')
    await expectAccessible(page, '/backoffice/tickets/$number')
    await expectNoSidewaysScrolling(page)

    await page.getByLabel('Begin with').selectOption('Complaint received')
    await expect(page.getByRole('textbox', { name: /^Answer/ })).toHaveValue(/^Dear Rina Das,/)
    await page.getByRole('button', { name: 'Send answer' }).click()
    await expect(page.getByRole('region', { name: 'History' })).toContainText('Answered by mail')
    expect(await mailTo(shop, email, /^Re: A drawer that sticks/)).toContain('within one month')

    await page.getByRole('button', { name: 'What the customer wrote' }).click()
    await page.getByLabel('Words of the customer').fill('It sticks again.')
    await page.getByRole('button', { name: 'Attach' }).click()
    await expect(page.getByText('It sticks again.')).toBeVisible()
    await page.getByRole('button', { name: 'Answer by mail' }).click()
    await page.getByRole('textbox', { name: /^Answer/ }).fill('We come on Monday.')
    await page.getByRole('button', { name: 'Send answer' }).click()
    await expect(page.getByText('We come on Monday.')).toBeVisible()

    await page.goto('/contact')
    await page.getByLabel('Ticket number').fill(ticket)
    await page.getByLabel('Email it was sent from').fill(email)
    await page.getByRole('button', { name: 'Show status' }).click()
    await expect(page.getByText('We have written to you. Please look into your inbox.')).toBeVisible()
  },
)

test('an answer being typed is not lost by a look at the notes, by first words or by leaving @once', async ({
  page,
  request,
  comesAs,
}) => {
  const email = `tashi-${Date.now()}@example.com`
  const ticket = await writes(request, email)
  await comesAs('staff')
  await page.goto(`/backoffice/tickets/${ticket}`)
  const answer = page.getByRole('textbox', { name: /^Answer/ })
  const [write, begin] = [page.getByRole('group', { name: 'What to write' }), page.getByLabel('Begin with')]
  const person = leaving(page)
  await begin.selectOption('Complaint received')
  await begin.selectOption('An empty sheet')
  await expect(answer).toHaveValue('')
  expect(person.asked).toEqual([])

  await answer.fill('We come on Monday.')
  await write.getByRole('button', { name: 'Note for the staff' }).click()
  const note = page.getByRole('textbox', { name: /^Note/ })
  await note.fill('Bring wax.')
  await write.getByRole('button', { name: 'Answer by mail' }).click()
  await expect(answer).toHaveValue('We come on Monday.')
  await begin.selectOption('Complaint received')
  await expect.poll(() => person.asked).toEqual(['Replace what you typed?'])
  await expect(answer).toHaveValue('We come on Monday.')
  await expect(begin).toHaveValue('')

  await goesTo(page, 'Returns')
  await expect.poll(() => person.asked).toHaveLength(2)
  await expect(answer).toHaveValue('We come on Monday.')
  await write.getByRole('button', { name: 'Note for the staff' }).click()
  await expect(note).toHaveValue('Bring wax.')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(note).toHaveValue('')
  await write.getByRole('button', { name: 'Answer by mail' }).click()
  await expect(answer).toHaveValue('We come on Monday.')
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect(answer).toHaveValue('')
  await goesTo(page, 'Returns')
  await expect(page.getByRole('heading', { level: 1, name: 'Returns' })).toBeVisible()
  expect(person.asked).toHaveLength(2)
})

test(
  'an hour of the calendar is booked for who called, moved, and cancelled with a reason',
  { tag: '@once' },
  async ({ page, comesAs, shop }) => {
    const email = `caller-${Date.now()}@example.com`
    await comesAs('staff')
    await page.goto(`/backoffice/consultations?from=${inDays(8)}`)
    await page
      .getByRole('button', { name: /^Book / })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Book a consultation' })
    await dialog.getByLabel('Name').fill('Karma Lepcha')
    await dialog.getByLabel('Email').fill(email)
    await dialog.getByRole('button', { name: 'Book', exact: true }).click()
    await page.getByRole('link', { name: 'Karma Lepcha' }).first().click()
    await expect(page.getByRole('region', { name: 'Consultation' })).toContainText('in the showroom')

    await page.getByRole('button', { name: 'Move', exact: true }).click()
    const move = page.getByRole('dialog')
    await move.getByLabel('Hour').selectOption({ index: 2 })
    await move.getByRole('button', { name: 'Move it' }).click()
    await expect(page.getByRole('region', { name: 'History' })).toContainText('Consultation moved')
    await mailTo(shop, email, /Your consultation has a new time/)

    await page.getByRole('button', { name: 'Cancel it' }).click()
    await page.getByRole('dialog').getByLabel('Reason').fill('The designer is ill.')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the consultation' }).click()
    await expect(page.getByRole('region', { name: 'Consultation' })).toContainText('Cancelled')
    expect(await mailTo(shop, email, /Your consultation is cancelled/)).toContain('The designer is ill.')
    await goesTo(page, 'Consultations')
    await expect(page.getByRole('heading', { level: 1, name: 'Consultations' })).toBeVisible()
    await expectAccessible(page, '/backoffice/consultations')
    await expectNoSidewaysScrolling(page)
  },
)

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
