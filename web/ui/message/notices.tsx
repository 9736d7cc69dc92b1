import { Suspense } from 'react'
import { late } from '#web/ui/page/late.ts'
import { visibleMessages } from './messages.ts'
import { notices } from './notice.ts'
import { useStore } from '#web/ui/state/store.ts'

const Card = late(() =>
  import('./message-card.tsx').then((card) => (props: NoticeProps) => (
    <card.MessageCard {...props} messages={notices} look={card.LIGHT} />
  )),
)
type NoticeProps = { shown: ReturnType<typeof notices.read>[number]; role: 'alert' | 'status' }

/** Mounted once. Width 356, gap 14, 32 px from the edge (16 px on phones): the figures of the specification. */
export function Notices() {
  const all = useStore(notices)
  if (all.length === 0) return null
  return (
    <section
      aria-label="Notices"
      data-floating
      className="pointer-events-none fixed inset-x-4 top-4 z-60 sm:top-8 sm:right-8 sm:left-auto sm:w-[356px]"
    >
      <Suspense>
        <div className="flex flex-col gap-[14px]">
          {visibleMessages(notices, all).map((shown) => (
            <Card key={shown.key} shown={shown} role={shown.tone === 'error' ? 'alert' : 'status'} />
          ))}
        </div>
      </Suspense>
    </section>
  )
}
