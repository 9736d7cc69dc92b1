import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { cacheAnswer } from './cache-answer.ts'

export const recordKey = (area: string, id: number) => ['backoffice', area, 'one', id] as const

/** What the shop answers after a change is the new state: its screen shows it, and what else shows the area is asked again. */
export function useCacheRecord<Row extends { id: number }>(area: string) {
  const client = useQueryClient()
  return (answer: Promise<{ data: Row }>): Promise<Row> => cacheRecord(client, area, answer)
}

export async function cacheRecord<Row extends { id: number }>(
  client: QueryClient,
  area: string,
  answer: Promise<{ data: Row }>,
): Promise<Row> {
  const { data } = await answer
  await cacheAnswer(client, recordKey(area, data.id), data)
  void client.invalidateQueries({
    queryKey: ['backoffice', area],
    predicate: (query) => query.queryKey[2] !== 'one',
  })
  return data
}
