import { type FetchQueryOptions, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { cacheAnswer } from '#web/backoffice/record/cache-answer.ts'

type Versioned = { version: number }
export type One<T> = {
  seen: number
  keep: (answer: Promise<{ data: T }>) => Promise<T>
  reload: () => Promise<T>
}

/**
 * One thing of an area under somebody's hands. `seen` is the version that they know: of when it was opened, of their own last action,
 * or taken over by them. What somebody else does in between is shown, and does not change it: so nothing typed on an older state
 * is saved over a newer one. `query` asks for it; its answer is never taken for fresh.
 */
export function useOne<T extends Versioned, Key extends QueryKey>(
  one: T,
  query: FetchQueryOptions<T, Error, T, Key>,
  areas: readonly string[],
): One<T> {
  const client = useQueryClient()
  const [seen, setSeen] = useState(one.version)
  const keep = async (answer: Promise<{ data: T }>): Promise<T> => {
    try {
      const data = await cacheAnswer(client, query.queryKey, (await answer).data)
      setSeen(data.version)
      return data
    } finally {
      // Also after a refusal: somebody else was faster.
      for (const area of areas) void client.invalidateQueries({ queryKey: ['backoffice', area] })
    }
  }
  const reload = async (): Promise<T> => {
    const fresh = await client.fetchQuery(query)
    setSeen(fresh.version)
    return fresh
  }
  return { seen, keep, reload }
}
