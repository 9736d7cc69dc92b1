import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { keepRecord, recordKey } from './use-keep-record.ts'

test('what was asked for before a change and comes after it does not take its place', async () => {
  const client = new QueryClient()
  const queryKey = recordKey('articles', 7)
  client.setQueryData(queryKey, { id: 7, link: null })
  let answerLate: (row: unknown) => void = () => undefined
  const asked = client.fetchQuery({ queryKey, queryFn: () => new Promise((resolve) => (answerLate = resolve)) })
  asked.catch(() => undefined)
  await keepRecord(client, 'articles', Promise.resolve({ data: { id: 7, link: '/blog/preview/x' } }))
  answerLate({ id: 7, link: null })
  await new Promise((resume) => setTimeout(resume))
  expect(client.getQueryData(queryKey)).toEqual({ id: 7, link: '/blog/preview/x' })
})
