import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from './api/api.ts'
import { browserQueryClient, renderingQueryClient } from './query-client.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A question whose answers are given one by one; an Error is thrown. */
function question(...answers: unknown[]) {
  const queryFn = vi.fn(async () => {
    const answer = answers.shift()
    if (answer instanceof Error) throw answer
    return answer
  })
  return { queryKey: ['products', 1], queryFn }
}

test.for([
  ['a shop that cannot be reached', new ApiError(0, {}), 2],
  ['a shop that has failed', new ApiError(500, {}), 2],
  ['a refusal', new ApiError(404, {}), 1],
  ['somebody who asks too often', new ApiError(429, {}), 1],
] as const)('%s is asked %s times', async ([, failure, times]) => {
  const asked = question(failure, failure, failure)
  const answer = browserQueryClient()
    .fetchQuery(asked)
    .catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await answer).toBe(failure)
  expect(asked.queryFn).toHaveBeenCalledTimes(times)
})

test('an answer is fresh for half a minute', async () => {
  const client = browserQueryClient()
  const asked = question('sofa', 'cheaper sofa')
  await client.prefetchQuery(asked)
  await vi.advanceTimersByTimeAsync(29_000)
  await client.prefetchQuery(asked)
  expect(client.getQueryData(asked.queryKey)).toBe('sofa')
  await vi.advanceTimersByTimeAsync(1000)
  await client.prefetchQuery(asked)
  expect(client.getQueryData(asked.queryKey)).toBe('cheaper sofa')
})

test('a failed refresh leaves the old answer on the screen, and is no failure to load', async () => {
  const client = browserQueryClient()
  const asked = question('sofa', new ApiError(404, {}))
  const observer = new QueryObserver(client, asked)
  const hide = observer.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(1)
  await observer.refetch()
  expect(observer.getCurrentResult()).toMatchObject({ data: 'sofa', isError: true, isLoadingError: false })
  hide()
})

test('rendering leaves no timer behind that would hold on to the page', async () => {
  const client = renderingQueryClient()
  await client.prefetchQuery(question('sofa'))
  await vi.advanceTimersByTimeAsync(0)
  expect(vi.getTimerCount()).toBe(0)
})
