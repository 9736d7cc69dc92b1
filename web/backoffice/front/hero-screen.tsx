import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Images } from 'lucide-react'
import { useState } from 'react'
import { HERO_DESK } from '#domain/api/endpoints/front.ts'
import type { DeskSlide } from '#domain/api/front.ts'
import { smallestOf } from '#domain/pictures/picture-sizes.ts'
import { ApiError } from '#web/api/api.ts'
import { call, dataOf } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { moved, MoveButtons } from '#web/backoffice/parts/move-buttons.tsx'
import { ScreenHead } from '#web/backoffice/parts/screen-head.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { EmptyState } from '#web/ui/message/empty-state.tsx'
import { FailedState } from '#web/ui/message/failed-state.tsx'
import { notice } from '#web/ui/message/notice.ts'
import { Skeleton } from '#web/ui/message/skeleton.tsx'
import { cacheAnswer } from '#web/backoffice/record/cache-answer.ts'
import { slidesQuery } from './front-api.ts'
import { ScheduleBadge, timesText } from './schedule-fields.tsx'

/** The slides of the home page, in their order. */
export function HeroScreen() {
  const { data: slides, isPending, refetch } = useQuery(slidesQuery(useApi()))
  return (
    <>
      <ScreenHead
        title="Hero slides"
        about="What the home page opens with. When none is on, the shop’s own two stand there."
        actions={
          <ButtonLink size="sm" href="/backoffice/hero/new">
            New slide
          </ButtonLink>
        }
      />
      {isPending && (
        <div role="status" aria-label="Loading slides">
          <Skeleton className="h-72" />
        </div>
      )}
      {!isPending && !slides && <FailedState title="The slides could not be loaded" onRetry={() => void refetch()} />}
      {slides?.length === 0 && <EmptyState isCompact icon={Images} title="There are no slides of your own yet" />}
      {slides && slides.length > 0 && <Slides slides={slides} />}
    </>
  )
}

function Slides({ slides }: { slides: readonly DeskSlide[] }) {
  const { isBusy, move } = useOrder(slides)
  return (
    <ol aria-busy={isBusy} className="divide-y divide-sand/70 rounded-md border border-sand bg-white px-4">
      {slides.map((slide, at) => (
        <li key={slide.id} className="flex flex-wrap items-center gap-3 py-3 sm:flex-nowrap">
          <img
            src={smallestOf(slide.picture)}
            alt=""
            className="aspect-[2/1] w-32 shrink-0 rounded-sm bg-linen object-cover"
          />
          <span className="min-w-0 grow">
            <TextLink href={`/backoffice/hero/${slide.id}`} className="font-semibold">
              {slide.title}
            </TextLink>
            <span className="block text-sm text-muted">{slide.text}</span>
            <span className="block text-sm text-muted">{timesText(slide)}</span>
          </span>
          <ScheduleBadge of={slide} />
          <MoveButtons name={slide.title} at={at} of={slides.length} onMove={(to) => void move(at, to)} />
        </li>
      ))}
    </ol>
  )
}

function useOrder(slides: readonly DeskSlide[]) {
  const api = useApi()
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const { queryKey } = slidesQuery(api)
  const move = async (from: number, to: number) => {
    if (isBusy) return
    setIsBusy(true)
    try {
      const ids = moved(slides, from, to).map(({ id }) => id)
      await cacheAnswer(client, queryKey, await dataOf(call(api, HERO_DESK.sort, { body: { ids } })))
      notice({ title: 'The new order is saved', tone: 'success' })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notice({ title: error.message, tone: 'error' })
      await client.invalidateQueries({ queryKey })
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, move }
}
