import { expect, test, vi } from 'vitest'
import type { Question, WholeQuestionJson } from '#domain/api/questions.ts'
import { addPerson, addProduct, type TestPerson } from '#server/testing/shop-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

const shop = await testShop()
const { app, db, pool } = shop
const staff = await addPerson(db, 'staff')
const productId = await addProduct(db)

async function send<T = Question>(
  method: 'GET' | 'POST' | 'PATCH',
  url: string,
  payload?: object,
  who?: TestPerson,
): Promise<{ status: number; body: { data: T; code: string; message: string } }> {
  const answer = await app.inject({ method, url, headers: who?.headers ?? {}, ...(payload ? { payload } : {}) })
  return { status: answer.statusCode, body: answer.json() }
}
const ask = (text: string, who?: TestPerson) => send('POST', `/api/products/${productId}/questions`, { text }, who)
const onPage = async () => (await send<Question[]>('GET', `/api/products/${productId}/questions`)).body.data
const desk = (id: number, what: string, payload: object) =>
  send<WholeQuestionJson>(
    what === 'answers' ? 'POST' : 'PATCH',
    `/api/backoffice/questions/${id}/${what}`,
    payload,
    staff,
  )

async function buyer(): Promise<TestPerson> {
  const person = await addPerson(db)
  const { rows } = await pool.query<{ id: number }>(
    `insert into orders (order_number, user_id, status, payment_status, items_total, subtotal, tax_amount, shipping_amount, discount_amount, total_amount)
     values ($1, $2, 'delivered', 'paid', 100, 85, 15, 0, 0, 100) returning id`,
    [`T-${person.id}`, person.id],
  )
  await pool.query(
    `insert into order_items (order_id, product_id, product_name, product_sku, hsn_code, tax_rate_bp, quantity, unit_price, total_price)
     select $1, id, name, sku, hsn_code, tax_rate_bp, 1, 100, 100 from products where id = $2`,
    [rows[0]?.id, productId],
  )
  return person
}

test('who is logged in asks; the shop answers; the asker gets one mail and can end them with one click', async () => {
  expect((await ask('Is it oak?')).status).toBe(401)
  const asker = await addPerson(db)
  const asked = await ask('  Does it come apart?  ', asker)
  expect([asked.status, asked.body.data.text]).toEqual([201, 'Does it come apart?'])
  const answered = await desk(asked.body.data.id, 'answers', { text: 'Yes, four bolts.', version: 1 })
  expect(answered.body.data).toMatchObject({ answers_count: 1, history: [{ what: 'question.answered' }] })
  expect((await onPage())[0]?.answers).toMatchObject([{ by: 'shop', name: 'Saalghar', text: 'Yes, four bolts.' }])
  await shop.runJobs()
  const mail = shop.mails.at(-1)
  expect(mail?.text).toContain('Yes, four bolts.')
  const stop = /<([^>]+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
  expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  const { pathname, search } = new URL(stop)
  expect((await app.inject({ method: 'POST', url: pathname + search })).statusCode).toBe(200)
  const sent = shop.mails.length
  await desk(asked.body.data.id, 'answers', { text: 'And a key comes with it.', version: 2 })
  await shop.runJobs()
  expect(shop.mails).toHaveLength(sent)
})

test('a buyer answers and is marked as one; who has not bought it cannot', async () => {
  const { id } = (await ask('How heavy is it?', await addPerson(db))).body.data
  const answer = (who: TestPerson) =>
    send('POST', `/api/questions/${id}/answers`, { text: 'Two people carry it.' }, who)
  expect((await answer(await addPerson(db))).body.code).toBe('may_not_answer')
  const owner = await buyer()
  expect((await answer(owner)).status).toBe(201)
  const question = (await onPage()).find((each) => each.id === id)
  expect(question?.answers).toMatchObject([{ by: 'buyer', text: 'Two people carry it.' }])
  const standing = await send<{ answers_as: string }>('GET', `/api/products/${productId}/my-answers`, undefined, owner)
  expect(standing.body.data.answers_as).toBe('buyer')
})

test('links, numbers, swearing and endless words are refused in words', async () => {
  const asker = await addPerson(db)
  for (const [text, code] of [
    ['See www.cheap.example', 'has_link'],
    ['Call 98320 12345', 'has_contact'],
    ['x'.repeat(501), 'validation'],
    [String.fromCodePoint(0), 'validation'],
  ])
    expect((await ask(text ?? '', asker)).body.code).toBe(code)
})

test('answered questions stand first, then the newest', async () => {
  await ask('What is the newest question?', await addPerson(db))
  const questions = await onPage()
  const counts = questions.map(({ answers }) => Number(answers.length > 0))
  expect(counts).toEqual(counts.toSorted().toReversed())
  expect(questions.find(({ answers }) => answers.length === 0)?.text).toBe('What is the newest question?')
})

test('what is hidden leaves the page, its writer hears why, and it can come back', async () => {
  const asker = await addPerson(db)
  const { id } = (await ask('Is your cousin still selling these cheaper?', asker)).body.data
  await shop.runJobs()
  expect((await desk(id, 'hide', { reason: 'It is not about the piece.', version: 1 })).status).toBe(200)
  expect((await onPage()).map((question) => question.id)).not.toContain(id)
  await shop.runJobs()
  expect(shop.mails.at(-1)?.text).toContain('The reason: It is not about the piece.')
  expect((await desk(id, 'show', { version: 1 })).body.code).toBe('changed_meanwhile')
  expect((await desk(id, 'show', { version: 2 })).status).toBe(200)
  expect((await onPage()).map((question) => question.id)).toContain(id)
})

test('one answer is hidden alone, and the question waits again', async () => {
  const { id } = (await ask('Which wood is the frame?', await addPerson(db))).body.data
  const said = (await desk(id, 'answers', { text: 'Oak.', version: 1 })).body.data.answers[0]
  const hidden = await desk(id, 'hide', { reason: 'It is sal.', version: 2, answer_id: said?.id })
  expect(hidden.body.data).toMatchObject({ answers_count: 0, answers: [{ is_hidden: true }] })
  const waiting = await send<{ data: { id: number }[] }>(
    'GET',
    '/api/backoffice/questions?state=waiting&search=frame',
    undefined,
    staff,
  )
  expect(waiting.body.data.data).toMatchObject([{ id }])
})

test('a question is found by the new name of its piece, and no longer by the old one', async () => {
  const { id } = (await ask('Does it fold?', await addPerson(db))).body.data
  const found = async (search: string) => {
    const url = `/api/backoffice/questions?search=${encodeURIComponent(search)}`
    return (await send<{ data: { id: number }[] }>('GET', url, undefined, staff)).body.data.data.map((row) => row.id)
  }
  await pool.query(`update products set name = 'Rangeet Swing' where id = $1`, [productId])
  expect(await found('fold rangeet')).toEqual([id])
  await pool.query(`update products set name = 'Relli Hammock' where id = $1`, [productId])
  expect([await found('fold rangeet'), await found('fold relli')]).toEqual([[], [id]])
})

test('the page of the product is told of every change, also of one made with SQL', async () => {
  const { id } = (await ask('Is it told?', await addPerson(db))).body.data
  const client = await pool.connect()
  const heard: string[] = []
  client.on('notification', ({ payload }) => heard.push(payload ?? ''))
  await client.query('listen page_tags')
  await client.query(`insert into question_answers (question_id, by, text) values ($1, 'shop', 'It is.')`, [id])
  await vi.waitFor(() => expect(heard).toContain(`product:${productId}`))
  client.release(true)
})
