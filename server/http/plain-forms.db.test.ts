import { expect, test } from 'vitest'
import { testShop } from '#server/testing/test-shop.ts'

const shop = await testShop()
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const send = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  shop.app.inject({
    method: 'POST',
    url,
    headers: { ...FORM, ...headers },
    payload: new URLSearchParams(fields).toString(),
  })

test('who has no script is answered with a page that leads back', async () => {
  const referer = 'https://shop.example/blog?page=2'
  const answer = await send('/api/newsletter', { email: 'reader@example.com', website: '' }, { referer })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain('text/html')
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  expect(answer.body).toContain('please confirm by the link in the mail')
  expect(answer.body).toContain('href="/blog?page=2"')
  await shop.runJobs()
  expect(shop.mails.map(({ to }) => to)).toEqual(['reader@example.com'])
})

test('what is wrong is said, in words that cannot become markup', async () => {
  const answer = await send('/api/newsletter', { email: '<b>' }, { referer: 'https://x.example/"><script>' })
  expect(answer.statusCode).toBe(422)
  expect(answer.body).toContain('<li>Email is invalid</li>')
  expect(answer.body).not.toContain('<script>')
})

test('another site cannot send our forms', async () => {
  const answer = await send('/api/newsletter', { email: 'victim@example.com' }, { 'sec-fetch-site': 'cross-site' })
  expect(answer.statusCode).toBe(403)
  await shop.runJobs()
  expect(shop.mails.map(({ to }) => to)).not.toContain('victim@example.com')
})

test('other endpoints take JSON alone', async () => {
  expect((await send('/api/login', { email: 'a@example.com', password: 'secret' })).statusCode).toBe(415)
})

test.each(['/login?redirect=%2Forders', '/reset-password?token=abc'])(
  '%s sent before its script came is read by nobody; it is said why, with the way back',
  async (path) => {
    const answer = await send(path, { email: 'a@example.com', password: 'secret' })
    expect(answer.body).toContain('had not come yet')
    expect(answer.body).toContain(`href="${path}"`)
    expect(answer.body).not.toContain('secret')
  },
)
