import { describe, expect, test } from 'vitest'
import { testShop } from '#server/testing/test-shop.ts'

const { app } = await testShop()
const json = { 'content-type': 'application/json' }

describe('the door of the shop', () => {
  test('an unknown API path answers 404 in the envelope', async () => {
    const answer = await app.inject('/api/nowhere')
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ success: false, code: 'not_found', message: 'There is nothing at this address.' })
  })

  test('an address that cannot be read is refused in the envelope, to a person in words', async () => {
    for (const url of ['/api/wishlist/%ff', `/api/wishlist/${'x'.repeat(300)}`]) {
      const answer = await app.inject({ method: 'PUT', url })
      expect(answer.statusCode, url).toBeGreaterThanOrEqual(400)
      expect(answer.statusCode, url).toBeLessThan(500)
      expect(answer.json()).toMatchObject({ success: false, code: 'bad_request' })
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
    }
    const page = await app.inject('/product/%ff')
    expect(page.statusCode).toBe(400)
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.body).toContain('Back to the shop')
  })

  test('every answer carries a request id and the security headers', async () => {
    const { headers } = await app.inject('/healthz')
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  test('is ready when the database answers', async () => {
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' })
  })

  test('counts what it serves', async () => {
    const answer = await app.inject('/metrics')
    expect(answer.body).toContain('http_request_duration_seconds_bucket')
    for (const name of [
      'shop_jobs',
      'shop_dead_letters',
      'shop_mails',
      'shop_refunds',
      'shop_holds',
      'page_renders_waiting',
    ])
      expect(answer.body).toContain(`# HELP ${name} `)
  })

  test('describes its API as OpenAPI 3.1, for programs and for people', async () => {
    expect((await app.inject('/api/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' })
    const page = await app.inject('/api/docs')
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).toContain('openapi.json')
  })
})

describe('a page', () => {
  test('an unknown path answers 404 with the words of the spec', async () => {
    const answer = await app.inject('/no-such-page')
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('Oops! Page not found')
    expect(answer.body).toContain('<title>Page not found | Saalghar</title>')
    expect(answer.body).toContain('<meta name="robots" content="noindex"/>')
  })

  test('is sent as 304 to a browser that has it', async () => {
    const first = await app.inject('/')
    expect(first.statusCode).toBe(200)
    const again = await app.inject({ url: '/', headers: { 'if-none-match': String(first.headers.etag) } })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  test('is compressed as the browser prefers', async () => {
    const encodingFor = async (accepted: string) =>
      (await app.inject({ url: '/', headers: { 'accept-encoding': accepted } })).headers['content-encoding']
    expect(await encodingFor('gzip, br')).toBe('br')
    expect(await encodingFor('gzip')).toBe('gzip')
    expect(await encodingFor('br;q=0, gzip')).toBe('gzip')
    expect(await encodingFor('')).toBeUndefined()
  })

  test('runs no inline script that is not listed by its hash', async () => {
    const policy = String((await app.inject('/')).headers['content-security-policy'])
    const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'))
    expect(scripts).not.toContain("'unsafe")
  })
})

describe('bad input', () => {
  const post = (payload: string, headers: Record<string, string> = json) =>
    app.inject({ method: 'POST', url: '/api/login', payload, headers })

  test('malformed JSON is a 400', async () => {
    const answer = await post('{"email": ')
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ success: false, code: 'malformed_json' })
  })

  test('ten megabytes are a 413', async () => {
    const answer = await post(JSON.stringify({ email: 'x'.repeat(10_000_000) }))
    expect(answer.statusCode).toBe(413)
    expect(answer.json()).toMatchObject({ success: false, code: 'too_large' })
  })

  test('an unknown content type is a 415', async () => {
    const answer = await post('<login/>', { 'content-type': 'application/xml' })
    expect(answer.statusCode).toBe(415)
    expect(answer.json()).toMatchObject({ success: false, code: 'unsupported_media_type' })
  })

  test('keys that would reach into every object are a 400', async () => {
    for (const payload of ['{"__proto__": {"admin": true}}', '{"constructor": {"prototype": {"admin": true}}}']) {
      expect((await post(payload)).statusCode).toBe(400)
      expect(({} as { admin?: boolean }).admin).toBeUndefined()
    }
  })
})
