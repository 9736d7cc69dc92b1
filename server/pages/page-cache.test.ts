import { describe, expect, test, vi } from 'vitest'
import { PageBody } from './page-body.ts'
import { PageCache, type CachedPage } from './page-cache.ts'

function page(text: string, tags: string[] = [], status = 200): CachedPage {
  return { status, headers: {}, etag: text, body: new PageBody(text), tags, renderedAt: 0 }
}

function cacheOf(
  render: (key: string) => Promise<CachedPage>,
  options: { maxBytes?: number; now?: () => number } = {},
) {
  return new PageCache({
    render,
    now: options.now ?? (() => 0),
    maxBytes: options.maxBytes ?? 1_000_000,
    maxAgeMs: 1000,
    keep: (kept) => kept.status === 200,
    onBackgroundError: () => {},
  })
}

/** A render that waits until the test lets it go. */
function heldRender() {
  const waiting: ((value: CachedPage) => void)[] = []
  const render = vi.fn(() => new Promise<CachedPage>((resolve) => waiting.push(resolve)))
  return { render, finish: (kept: CachedPage) => waiting.shift()?.(kept) }
}

describe('the page cache', () => {
  test('renders a page once and then keeps it', async () => {
    const render = vi.fn(async () => page('home'))
    const pages = cacheOf(render)
    await pages.get('/')
    await pages.get('/')
    expect(render).toHaveBeenCalledTimes(1)
  })

  test('shares one render among visitors who come at the same time', async () => {
    const { render, finish } = heldRender()
    const pages = cacheOf(render)
    const both = Promise.all([pages.get('/'), pages.get('/')])
    finish(page('home'))
    await both
    expect(render).toHaveBeenCalledTimes(1)
  })

  test('sends a page no more from the moment at which it would say something else', async () => {
    let now = 0
    const render = vi.fn(async () => ({ ...page('sale', ['product:1']), goodUntil: 500 }))
    const pages = cacheOf(render, { now: () => now })
    await pages.get('/')
    now = 499
    expect(pages.kept('/')).toBeDefined()
    now = 500
    expect(pages.kept('/')).toBeUndefined()
    expect(pages.size.pages).toBe(0)
  })

  test('drops exactly the pages that show what changed', async () => {
    const render = vi.fn(async (key: string) => page(key, [key === '/a' ? 'product:1' : 'product:2']))
    const pages = cacheOf(render)
    await pages.get('/a')
    await pages.get('/b')
    pages.drop(['product:1'])
    await pages.get('/a')
    await pages.get('/b')
    expect(render.mock.calls.map(([key]) => key)).toEqual(['/a', '/b', '/a'])
  })

  test('never keeps a page whose data changed while it was being rendered', async () => {
    const { render, finish } = heldRender()
    const pages = cacheOf(render)
    const asked = pages.get('/a')
    pages.drop(['product:1'])
    finish(page('old price', ['product:1']))
    await Promise.resolve()
    await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(2))
    finish(page('new price', ['product:1']))
    expect((await asked).etag).toBe('new price')
    expect((await pages.get('/a')).etag).toBe('new price')
  })

  test('does not keep failures', async () => {
    const render = vi.fn(async () => page('gone', [], 404))
    const pages = cacheOf(render)
    await pages.get('/x')
    await pages.get('/x')
    expect(render).toHaveBeenCalledTimes(2)
  })

  test('sends an aged page once more while it is rendered anew', async () => {
    let time = 0
    let version = 1
    const pages = cacheOf(async () => ({ ...page(`v${version++}`), renderedAt: time }), { now: () => time })
    await pages.get('/')
    time = 5000
    expect((await pages.get('/')).etag).toBe('v1')
    await vi.waitFor(async () => expect((await pages.get('/')).etag).toBe('v2'))
  })

  test('stays within its memory, forgetting what was not asked for longest', async () => {
    const render = vi.fn(async (key: string) => page(key))
    const pages = cacheOf(render, { maxBytes: 4_500 })
    await pages.get('/a')
    await pages.get('/b')
    await pages.get('/a')
    await pages.get('/c')
    expect(pages.size.pages).toBe(2)
    await pages.get('/a')
    expect(render.mock.calls.map(([key]) => key)).toEqual(['/a', '/b', '/c'])
  })

  test('keeps nothing while changes cannot be heard', async () => {
    const render = vi.fn(async () => page('home'))
    const pages = cacheOf(render)
    await pages.get('/')
    pages.trust(false)
    await pages.get('/')
    await pages.get('/')
    expect(render).toHaveBeenCalledTimes(3)
    pages.trust(true)
    await pages.get('/')
    await pages.get('/')
    expect(render).toHaveBeenCalledTimes(4)
  })
})
