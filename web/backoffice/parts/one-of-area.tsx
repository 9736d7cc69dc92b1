import type { UseQueryResult } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { ApiError } from '#web/api/api.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { EmptyState } from '#web/ui/message/empty-state.tsx'
import { FailedState } from '#web/ui/message/failed-state.tsx'
import { Skeleton } from '#web/ui/message/skeleton.tsx'

type OneOfAreaProps<T> = {
  /** What it is called: "review". */
  noun: string
  /** The list it is one of. */
  list: string
  result: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>
  children: (data: T) => ReactNode
}

/** One thing of an area with every state in which its screen can be: loading, not there, failed, there. */
export function OneOfArea<T>({ noun, list, result: { data, error, refetch }, children }: OneOfAreaProps<T>) {
  if (data !== undefined) return children(data)
  if (error instanceof ApiError && (error.code === 'not_found' || error.code === 'validation'))
    return (
      <EmptyState
        headingLevel={1}
        icon={SearchX}
        title={`There is no such ${noun}`}
        actions={<ButtonLink href={list}>Back to the list</ButtonLink>}
      />
    )
  if (error)
    return (
      <FailedState
        headingLevel={1}
        title={`The ${noun} could not be loaded`}
        text={error instanceof ApiError ? error.message : undefined}
        onRetry={() => void refetch()}
      />
    )
  return (
    <div role="status" aria-label={`The ${noun} is loading`}>
      <Skeleton className="h-8 w-72 max-w-full" />
      <Skeleton className="mt-3 h-4 w-96 max-w-full" />
      <Skeleton className="mt-6 h-72" />
    </div>
  )
}
