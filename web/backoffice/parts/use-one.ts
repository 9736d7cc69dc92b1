import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

type Versioned = { version: number }
type Source<T> = { queryKey: readonly unknown[]; load: () => Promise<T> }
export type One<T> = ReturnType<typeof useOne<T & Versioned>>

/**
 * One thing of an area under somebody's hands. `seen` is the version that they know: of when it was opened, of their own last deed,
 * or taken over by them. What somebody else does in between is shown, and does not change it: so nothing typed on an older state
 * is saved over a newer one.
 */
export function useOne<T extends Versioned>(one: T, { queryKey, load }: Source<T>, areas: readonly string[]) {
  const client = useQueryClient()
  const [seen, setSeen] = useState(one.version)
  const keep = async (answer: Promise<{ data: T }>): Promise<T> => {
    try {
      const { data } = await answer
      client.setQueryData(queryKey, data)
      setSeen(data.version)
      return data
    } finally {
      // Also after a refusal: somebody else was faster.
      for (const area of areas) void client.invalidateQueries({ queryKey: ['backoffice', area] })
    }
  }
  const reload = async (): Promise<T> => {
    const fresh = await client.fetchQuery({ queryKey, queryFn: load, staleTime: 0 })
    setSeen(fresh.version)
    return fresh
  }
  return { seen, keep, reload }
}
