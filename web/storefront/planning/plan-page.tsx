import { HydrationSlice } from '#web/ui/page/hydration-slice.tsx'
import { late } from '#web/ui/page/late.ts'
import { onFirstMove } from '#web/ui/page/on-first-move.ts'
import { SectionHeading } from '#web/ui/text/section-heading.tsx'

const loadPlanner = async () => (await import('./planner.tsx')).Planner

/** A plan that somebody shared is shown at once; an empty one waits for the visitor's first move. */
const Planner = import.meta.env.SSR
  ? await loadPlanner()
  : location.search === ''
    ? onFirstMove(loadPlanner)
    : late(loadPlanner)

/** For search engines and shared links. */
export const page = {
  path: '/will-it-fit',
  title: 'Will it fit?',
  description:
    'Type your wall and your door, stand our pieces along it at their true size, and see whether they come in and fit.',
}

export function PlanPage() {
  return (
    <div className="page pt-10 pb-section lg:pt-14 print:pt-0">
      <SectionHeading
        level={1}
        title="Will it fit?"
        lead="Type your wall and your door, stand pieces along it at their true size, and read whether they come in and fit."
      />
      <HydrationSlice>
        <Planner />
      </HydrationSlice>
    </div>
  )
}
