import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { cacheAnswer } from './cache-answer.ts'

test('what was asked for before a change and comes after it does not take its place', async () => {
  const client = new QueryClient()
  const queryKey = ['backoffice', 'articles', 'one', 7]
  client.setQueryData(queryKey, { id: 7, link: null })
  let answerLate: (row: unknown) => void = () => undefined
  const asked = client.fetchQuery({ queryKey, queryFn: () => new Promise((resolve) => (answerLate = resolve)) })
  asked.catch(() => undefined)
  await cacheAnswer(client, queryKey, { id: 7, link: '/blog/preview/x' })
  answerLate({ id: 7, link: null })
  await new Promise((resume) => setTimeout(resume))
  expect(client.getQueryData(queryKey)).toEqual({ id: 7, link: '/blog/preview/x' })
})
