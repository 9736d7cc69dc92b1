import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient, type QueryClient, type QueryOptions } from './query-client.ts'

const MINUTE = 60_000

let client: QueryClient

beforeEach(() => {
  vi.useFakeTimers()
  client = open()
})
afterEach(() => vi.useRealTimers())

function open() {
  return createQueryClient({
    staleTime: MINUTE,
    gcTime: 5 * MINUTE,
    retryAfter: 1000,
    isWorthRetrying: (error) => error instanceof Error && error.message === 'unreachable',
  })
}

/** A question whose answers are given one by one; an Error is thrown. */
function question(answers: unknown[], more: Partial<Omit<QueryOptions<unknown>, 'queryFn'>> = {}) {
  const queryFn = vi.fn(async () => {
    const answer = answers.shift()
    if (answer instanceof Error) throw answer
    return answer
  })
  return { queryKey: ['products', 1], queryFn, ...more }
}

function show(options: QueryOptions<unknown> & { enabled?: boolean }) {
  const onChange = vi.fn()
  return { onChange, hide: client.watch(options.queryKey, { options: () => options, onChange }) }
}

test('two who ask at the same time cause one request and get the same answer', async () => {
  const sofa = question(['sofa'])
  expect(await Promise.all([client.fetchQuery(sofa), client.fetchQuery(sofa)])).toEqual(['sofa', 'sofa'])
  expect(sofa.queryFn).toHaveBeenCalledTimes(1)
})

test('a fresh answer is not asked for again, a stale one is', async () => {
  const sofa = question(['sofa', 'cheaper sofa'])
  await client.prefetchQuery(sofa)
  await client.prefetchQuery(sofa)
  expect(sofa.queryFn).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(MINUTE)
  await client.prefetchQuery(sofa)
  expect(client.getState(sofa.queryKey).data).toBe('cheaper sofa')
})

test('whoever only needs some answer takes the old one', async () => {
  const sofa = question(['sofa', 'cheaper sofa'])
  await client.ensureQueryData(sofa)
  vi.advanceTimersByTime(MINUTE)
  expect(await client.ensureQueryData(sofa)).toBe('sofa')
})

test('a failed refresh leaves the old answer on the screen', async () => {
  const sofa = question(['sofa', new Error('refused')])
  await client.prefetchQuery(sofa)
  vi.advanceTimersByTime(MINUTE)
  await client.prefetchQuery(sofa)
  expect(client.getState(sofa.queryKey)).toMatchObject({ data: 'sofa', error: { message: 'refused' } })
})

test('an error belongs to its own question only, and trying again shows a wait first', async () => {
  const sofa = question([new Error('refused'), 'sofa'])
  const table = question(['table'], { queryKey: ['products', 2] })
  await Promise.all([client.prefetchQuery(sofa), client.prefetchQuery(table)])
  expect(client.getState(sofa.queryKey).error?.message).toBe('refused')
  expect(client.getState(table.queryKey).error).toBeNull()
  const again = client.fetchQuery(sofa)
  expect(client.getState(sofa.queryKey)).toMatchObject({ data: undefined, error: null })
  expect(await again).toBe('sofa')
})

test('an unreachable shop is tried once more, a refusal is not', async () => {
  const sofa = question([new Error('unreachable'), 'sofa'])
  const asked = client.fetchQuery(sofa)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await asked).toBe('sofa')
  const table = question([new Error('refused'), 'table'], { queryKey: ['products', 2] })
  await expect(client.fetchQuery(table)).rejects.toThrow('refused')
  const chair = question([new Error('unreachable'), 'chair'], { queryKey: ['products', 3], retry: false })
  await expect(client.fetchQuery(chair)).rejects.toThrow('unreachable')
})

test('after a change, what is on the screen is asked for anew and the rest when it is shown', async () => {
  const shown = question(['sofa', 'reviewed sofa'])
  const hidden = question(['table', 'reviewed table'], { queryKey: ['products', 2] })
  const other = question(['room'], { queryKey: ['products-of-others'] })
  await Promise.all([shown, hidden, other].map((each) => client.prefetchQuery(each)))
  const { onChange } = show(shown)
  await client.invalidateQueries({ queryKey: ['products'] })
  expect(client.getState(shown.queryKey).data).toBe('reviewed sofa')
  expect(onChange).toHaveBeenCalled()
  expect(hidden.queryFn).toHaveBeenCalledTimes(1)
  expect([hidden, other].map((each) => client.isStale(each))).toEqual([true, false])
})

test('an answer from before the change does not overwrite the one from after it', async () => {
  const answers: ((answer: string) => void)[] = []
  const order = { queryKey: ['orders', 7], queryFn: () => new Promise<string>((resolve) => answers.push(resolve)) }
  show(order)
  const early = client.fetchQuery(order)
  const changed = client.invalidateQueries({ queryKey: ['orders'] })
  answers[1]?.('cancelled')
  await changed
  answers[0]?.('pending')
  await early
  expect(client.getState(order.queryKey).data).toBe('cancelled')
})

test('a question that is not to be asked yet is not asked by a change either', async () => {
  const order = question(['order'])
  show({ ...order, enabled: false })
  await client.invalidateQueries({ queryKey: ['products'] })
  expect(order.queryFn).not.toHaveBeenCalled()
})

test('what nobody shows is dropped after a while, what somebody shows never', async () => {
  const shown = question(['sofa'])
  const left = question(['table'], { queryKey: ['products', 2] })
  const brief = question(['fee'], { queryKey: ['fee'], gcTime: 0 })
  for (const each of [shown, left, brief]) await client.prefetchQuery(each)
  show(shown)
  show(left).hide()
  await vi.advanceTimersByTimeAsync(1)
  expect([left, brief].map(({ queryKey }) => client.getState(queryKey).data)).toEqual(['table', undefined])
  await vi.advanceTimersByTimeAsync(5 * MINUTE)
  expect([shown, left].map(({ queryKey }) => client.getState(queryKey).data)).toEqual(['sofa', undefined])
})

test('when somebody else logs in, only what is shown or on its way stays', async () => {
  const shown = question(['orders'])
  const unseen = question(['addresses'], { queryKey: ['addresses'] })
  const coming = question(['cards'], { queryKey: ['cards'] })
  for (const each of [shown, unseen]) await client.prefetchQuery(each)
  show(shown)
  const cards = client.fetchQuery(coming)
  client.forgetUnused()
  await cards
  expect([shown, unseen, coming].map(({ queryKey }) => client.getState(queryKey).data)).toEqual([
    'orders',
    undefined,
    'cards',
  ])
})

test('a visitor who comes back sees fresh answers, without requests for what is fresh or unseen', async () => {
  const stale = question(['old', 'new'], { staleTime: 0 })
  const fresh = question(['fresh'], { queryKey: ['fresh'] })
  const unseen = question(['unseen'], { queryKey: ['unseen'], staleTime: 0 })
  for (const each of [stale, fresh, unseen]) await client.prefetchQuery(each)
  show(stale)
  show(fresh)
  client.refreshStale()
  await vi.advanceTimersByTimeAsync(0)
  expect(client.getState(stale.queryKey).data).toBe('new')
  expect([fresh, unseen].map(({ queryFn }) => queryFn.mock.calls.length)).toEqual([1, 1])
})

test('the browser goes on with the answers of the rendered page, and with none of its failures', async () => {
  await client.prefetchQuery(question(['sofa']))
  await client.prefetchQuery(question([new Error('refused')], { queryKey: ['rooms'] }))
  const browser = open()
  browser.hydrate(JSON.parse(JSON.stringify(client.dehydrate())))
  expect(browser.getState(['products', 1]).data).toBe('sofa')
  expect(browser.isStale(question([]))).toBe(false)
  expect(browser.dehydrate()).toHaveLength(1)
})

test('a page that was rendered long ago is shown and asked for anew', async () => {
  await client.prefetchQuery(question(['sofa']))
  vi.advanceTimersByTime(MINUTE)
  const browser = open()
  browser.hydrate(client.dehydrate())
  expect(browser.isStale(question([]))).toBe(true)
})

test('rendering leaves no timer behind that would hold on to the page', async () => {
  const page = createQueryClient({
    staleTime: Infinity,
    gcTime: Infinity,
    retryAfter: 0,
    isWorthRetrying: () => false,
  })
  await page.prefetchQuery(question(['sofa']))
  expect(vi.getTimerCount()).toBe(0)
})
