import { useQueryClient } from '@tanstack/react-query'

export const recordKey = (area: string, id: number) => ['backoffice', area, 'one', id] as const

/** What the shop answers after a change is the new state: its screen shows it, and what else shows the area is asked again. */
export function useKeepRecord<Row extends { id: number }>(area: string) {
  const client = useQueryClient()
  return async (answer: Promise<{ data: Row }>): Promise<Row> => {
    const { data } = await answer
    client.setQueryData(recordKey(area, data.id), data)
    void client.invalidateQueries({
      queryKey: ['backoffice', area],
      predicate: ({ queryKey }) => queryKey[2] !== 'one',
    })
    return data
  }
}
