import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { OPENING } from '#domain/api/endpoints/opening.ts'
import type { OpeningStepJson } from '#domain/api/opening.ts'
import { ApiError } from '#web/api/api.ts'
import { call, dataOf } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { ScreenHead } from '#web/backoffice/parts/screen-head.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { FailedState } from '#web/ui/message/failed-state.tsx'
import { Skeleton } from '#web/ui/message/skeleton.tsx'
import { OpeningStep } from './opening-step.tsx'

/** From a shop that is tried out to one that is open, step by step; the same list as `npm run ready` prints. */
export function OpeningScreen() {
  const api = useApi()
  const { data, isPending, isFetching, error, refetch } = useQuery({
    queryKey: ['backoffice', 'opening'],
    queryFn: () => dataOf(call(api, OPENING.list)),
    staleTime: 0,
  })
  const lookAgain = () => void refetch()
  return (
    <>
      <ScreenHead
        title="Ready to open?"
        about={data ? wordsFor(data.steps) : 'What is missing before strangers buy here.'}
        actions={
          <Button
            size="sm"
            variant="secondary"
            isBusy={isFetching}
            icon={<RefreshCw aria-hidden className="size-4" />}
            onClick={lookAgain}
          >
            Look again
          </Button>
        }
      />
      {isPending && <StepSkeletons />}
      {error && !data && (
        <FailedState
          isCompact
          title="The list could not be loaded"
          text={error instanceof ApiError ? error.message : undefined}
          onRetry={lookAgain}
        />
      )}
      {data && (
        <ol className="max-w-3xl divide-y divide-sand/70 rounded-md border border-sand bg-white">
          {data.steps.map((step) => (
            <OpeningStep key={step.key} step={step} />
          ))}
        </ol>
      )}
    </>
  )
}

function wordsFor(steps: readonly OpeningStepJson[]): string {
  const missing = steps.filter(({ state }) => state === 'missing').length
  if (missing === 0) return 'Nothing is missing. The shop can open.'
  return missing === 1 ? 'One thing is missing.' : `${missing} things are missing.`
}

function StepSkeletons() {
  return (
    <div role="status" aria-label="Loading" className="max-w-3xl space-y-2">
      {Array.from({ length: 8 }, (_, at) => (
        <Skeleton key={at} className="h-16" />
      ))}
    </div>
  )
}
