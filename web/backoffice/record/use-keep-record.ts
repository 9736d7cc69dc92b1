import { type QueryClient, useQueryClient } from '@tanstack/react-query'

export const recordKey = (area: string, id: number) => ['backoffice', area, 'one', id] as const

/** What the shop answers after a change is the new state: its screen shows it, and what else shows the area is asked again. */
export function useKeepRecord<Row extends { id: number }>(area: string) {
  const client = useQueryClient()
  return (answer: Promise<{ data: Row }>): Promise<Row> => keepRecord(client, area, answer)
}

/** What was asked for before the change and comes after it is old: it must not take the new state's place. */
export async function keepRecord<Row extends { id: number }>(
  client: QueryClient,
  area: string,
  answer: Promise<{ data: Row }>,
): Promise<Row> {
  const { data } = await answer
  const queryKey = recordKey(area, data.id)
  await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, data)
  void client.invalidateQueries({
    queryKey: ['backoffice', area],
    predicate: (query) => query.queryKey[2] !== 'one',
  })
  return data
}
