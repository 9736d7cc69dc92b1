import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** What the shop answers to a change is the new state. What was asked for before it and comes after it is old: it must not take its place. */
export async function cacheAnswer<Data>(client: QueryClient, queryKey: QueryKey, answer: Data): Promise<Data> {
  await client.cancelQueries({ queryKey, exact: true })
  client.setQueryData(queryKey, answer)
  return answer
}
