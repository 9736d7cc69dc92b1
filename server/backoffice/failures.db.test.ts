import { and, eq, isNull, like } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FailureJson } from '#domain/api/backoffice.ts'
import { rupees } from '#domain/money/paise.ts'
import { ORDER_NUMBER_BYTES, orderNumber } from '#domain/orders/order-number.ts'
import { payLink } from '#server/adapters/razorpay/simulator/simulated-links.ts'
import { auditEntries, mails } from '#server/db/schema/operations.ts'
import { providerEvents, refunds } from '#server/db/schema/payments.ts'
import { simulatorRefunds } from '#server/db/schema/simulator.ts'
import { transact } from '#server/db/transaction.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { sendMail } from '#server/mail/send-mail.ts'
import { payingShop } from '#server/payments/testing/paying-shop.ts'
import { addPerson, type TestPerson } from '#server/testing/shop-fixtures.ts'
import { takeDeadLetter } from './take-dead-letter.ts'

const shop = await payingShop()
const { app, deps, db } = shop
let owner: TestPerson
let packer: TestPerson

const send = deps.mailer.send
let isMailServerDown = false
deps.mailer.send = async (mail) => {
  if (isMailServerDown) throw new Error('connect ECONNREFUSED 10.0.0.25:587')
  await send(mail)
}

beforeAll(async () => {
  owner = await addPerson(db, 'owner')
  packer = await addPerson(db, 'staff', ['open_back_office', 'manage_orders'])
})
beforeEach(() => {
  isMailServerDown = false
  shop.mails.length = 0
})

async function failures(person = owner): Promise<FailureJson[]> {
  const answer = await app.inject({ url: '/api/backoffice/failures', headers: person.headers })
  return answer.json<{ data: { items: FailureJson[] } }>().data.items
}

const retry = ({ kind, id }: Pick<FailureJson, 'kind' | 'id'>, person = owner) =>
  app.inject({ method: 'POST', url: `/api/backoffice/failures/${kind}/${id}/retry`, headers: person.headers })

async function auditOf(subject: string): Promise<string[]> {
  const rows = await db
    .select({ action: auditEntries.action })
    .from(auditEntries)
    .where(eq(auditEntries.subject, subject))
  return rows.map(({ action }) => action)
}

async function strandedMail(key: string): Promise<number> {
  await transact(db, (tx) =>
    queueMail(tx, deps, {
      key,
      template: 'reset-password',
      to: 'asha@example.com',
      data: { name: 'Asha', token: 'a-token' },
    }),
  )
  const [row] = await db.select({ id: mails.id }).from(mails).where(eq(mails.key, key))
  return row?.id ?? 0
}

describe('a mail server that is down', () => {
  test('is shown after the third try; pressed by two people at once, one mail leaves', async () => {
    const mailId = await strandedMail('stranded')
    isMailServerDown = true
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      expect(await failures()).toEqual([])
      await expect(sendMail.work(deps, { mailId })).rejects.toThrow('ECONNREFUSED')
    }
    const [failure] = await failures(packer)
    expect(failure).toMatchObject({ kind: 'mail', id: mailId, detail: 'connect ECONNREFUSED 10.0.0.25:587' })
    expect(failure?.title).toContain('asha@example.com')
    expect(failure?.advice).toContain('keeps trying')

    await takeDeadLetter(deps, { queue: 'mail.send', data: { mailId }, failure: 'connect ECONNREFUSED' })
    expect((await failures())[0]?.advice).toContain('has stopped trying')

    isMailServerDown = false
    const answers = await Promise.all([
      retry({ kind: 'mail', id: mailId }),
      retry({ kind: 'mail', id: mailId }, packer),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'not_waiting',
      message: expect.stringMatching(/has tried this again already\.$/) as string,
    })
    // The first job of the mail, and the one of the press.
    await shop.runJobs()
    expect(shop.mails.map(({ to }) => to)).toEqual(['asha@example.com'])
    expect(await failures()).toEqual([])
    expect(await auditOf(`mail:${mailId}`)).toEqual(['mail.retried'])
  })

  test('two jobs that have one mail at the same moment send it once', async () => {
    const mailId = await strandedMail('twice')
    await Promise.allSettled([sendMail.work(deps, { mailId }), sendMail.work(deps, { mailId })])
    expect(shop.mails).toHaveLength(1)
    await shop.runJobs()
    expect(shop.mails).toHaveLength(1)
  })

  test('a mail that a dead process had in hand is taken up by the next try', async () => {
    const mailId = await strandedMail('crashed')
    await db
      .update(mails)
      .set({ sendingUntil: new Date(shop.clock.now().getTime() + 60_000) })
      .where(eq(mails.id, mailId))
    // The job must not end before the mail has left: nobody else would send it.
    await expect(sendMail.work(deps, { mailId })).rejects.toThrow('in other hands')
    expect(shop.mails).toHaveLength(0)
    shop.clock.advance(3 * 60_000)
    await sendMail.work(deps, { mailId })
    expect(shop.mails).toHaveLength(1)
  })
})

describe('a refund that the bank would not pay', () => {
  async function failedRefund(): Promise<{ id: number; orderId: number }> {
    const { buyer, opened } = await shop.buyerOf(3)
    await shop.verify(buyer, await shop.pay(opened))
    await shop.runJobs()
    await shop.plant('refund_fails', 3)
    await shop.patch(`/api/orders/${opened.order.id}/cancel`, buyer.headers)
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await shop.runJobs()
      await shop.deliverWebhooks()
      const open = await db
        .select()
        .from(refunds)
        .where(and(eq(refunds.orderId, opened.order.id), eq(refunds.status, 'requested')))
      for (const { id } of open)
        await transact(db, (tx) => deps.jobs.enqueue(tx, { name: 'payments.refund' }, { refundId: id }))
    }
    await shop.heal()
    const shown = (await failures()).find(({ kind }) => kind === 'refund')
    return { id: shown?.id ?? 0, orderId: opened.order.id }
  }

  test('waits for who may pay out, and 20 presses pay it once', async () => {
    const { id, orderId } = await failedRefund()
    expect((await failures(packer)).filter(({ kind }) => kind === 'refund')).toEqual([])
    expect((await retry({ kind: 'refund', id }, packer)).statusCode).toBe(403)

    const presses = await Promise.all(Array.from({ length: 20 }, () => retry({ kind: 'refund', id })))
    expect(presses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(presses.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19)
    await shop.runJobs()
    await shop.deliverWebhooks()
    const paid = await db
      .select()
      .from(refunds)
      .where(and(eq(refunds.orderId, orderId), eq(refunds.status, 'processed')))
    expect(paid).toHaveLength(1)
    const atProvider = await db.select().from(simulatorRefunds).where(like(simulatorRefunds.idempotencyKey, '%'))
    expect(atProvider.filter(({ status }) => status === 'processed')).toHaveLength(1)
    expect((await failures()).filter(({ kind }) => kind === 'refund')).toEqual([])
    expect(await auditOf(`refund:${id}`)).toEqual(['refund.retried'])
  })
})

describe('messages and work', () => {
  test('a message that could not be acted on is acted on again, once', async () => {
    const [row] = await db
      .insert(providerEvents)
      .values({
        eventId: 'evt_1',
        event: 'payment.captured',
        payload: { event: 'invoice.paid', payload: {} },
        receivedAt: new Date(),
      })
      .returning()
    const id = row?.id ?? 0
    await takeDeadLetter(deps, {
      queue: 'payments.handle-event',
      data: { eventRowId: id },
      failure: 'deadlock detected',
    })
    expect((await failures(packer))[0]).toMatchObject({ kind: 'webhook', id, detail: 'deadlock detected' })
    expect((await retry({ kind: 'webhook', id }, packer)).statusCode).toBe(200)
    expect((await retry({ kind: 'webhook', id }, packer)).statusCode).toBe(409)
    await shop.runJobs()
    expect(await failures()).toEqual([])
  })

  test('a paid link of a sale that is gone waits for a person; a link made by hand does not', async () => {
    const customer = { name: 'Asha', contact: '98320 55555', email: '' }
    const expiresAt = new Date(shop.clock.now().getTime() + 3_600_000)
    const payOneOf = async (reference: string) => {
      const link = { amount: rupees(500), reference, description: '', customer, expiresAt }
      const made = await deps.razorpay.createLink(link)
      if (made.ok) await payLink(deps, made.value.id)
      return shop.deliverWebhooks()
    }
    await payOneOf('Made by hand')
    expect((await db.select().from(providerEvents)).filter(({ processedAt }) => processedAt === null)).toEqual([])
    const number = orderNumber(deps.random.bytes(ORDER_NUMBER_BYTES))
    await expect(payOneOf(number)).rejects.toThrow(number)
    const [waiting] = await db.select().from(providerEvents).where(isNull(providerEvents.processedAt))
    const data = { eventRowId: waiting?.id ?? 0 }
    await takeDeadLetter(deps, { queue: 'payments.handle-event', data, failure: `The link ${number} is paid` })
    expect(await failures(packer)).toMatchObject([{ kind: 'webhook', detail: `The link ${number} is paid` }])
    await db.delete(providerEvents)
  })

  test('work that fails every minute is one line, and is tried again once', async () => {
    const letter = { queue: 'restock.tell', data: {}, failure: 'no connection' }
    await takeDeadLetter(deps, letter)
    await takeDeadLetter(deps, letter)
    const [failure] = await failures()
    expect(failure).toMatchObject({
      kind: 'job',
      title: 'Telling customers that a piece is back',
      detail: 'no connection (2 times)',
    })
    const answers = await Promise.all([retry(failure as FailureJson), retry(failure as FailureJson)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await failures()).toEqual([])
  })
})
