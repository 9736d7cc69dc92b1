import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PROJECT_DESK } from '#domain/api/endpoints/projects.ts'
import { ApiError } from '#web/api/api.ts'
import { call } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { Section } from '#web/backoffice/parts/section.tsx'
import { moved, MoveButtons } from '#web/backoffice/parts/move-buttons.tsx'
import { notice } from '#web/ui/message/notice.ts'
import { featuredOrderQuery } from './projects-api.ts'

/** The featured projects in the order in which the home page shows them. */
export function HomeOrder() {
  const api = useApi()
  const client = useQueryClient()
  const query = featuredOrderQuery(api)
  const { data } = useQuery(query)
  const [isBusy, setIsBusy] = useState(false)
  const projects = data?.data ?? []
  if (projects.length < 2) return null
  const move = async (from: number, to: number) => {
    setIsBusy(true)
    const sorted = moved(projects, from, to)
    try {
      await call(api, PROJECT_DESK.sort, { body: { ids: sorted.map(({ id }) => id) } })
      notice({ title: 'The new order is saved', tone: 'success' })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notice({ title: error.message, tone: 'error' })
    } finally {
      await client.invalidateQueries({ queryKey: query.queryKey })
      setIsBusy(false)
    }
  }
  return (
    <div className="mt-5">
      <Section title="Order on the home page">
        <ol aria-busy={isBusy} className="divide-y divide-sand/70">
          {projects.map(({ id, name, is_active }, at) => (
            <li key={id} className="flex items-center gap-2 py-1">
              <span className="min-w-0 grow">
                {name}
                {!is_active && <span className="text-sm text-muted"> (hidden)</span>}
              </span>
              <MoveButtons name={name} at={at} of={projects.length} onMove={(to) => void (isBusy || move(at, to))} />
            </li>
          ))}
        </ol>
      </Section>
    </div>
  )
}
