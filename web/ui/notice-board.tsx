import { clsx } from 'clsx'
import { Bell, CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { noticeStore, type ShownNotice, visibleNotices } from '#web/ui/notice.ts'
import { useSwipe } from '#web/ui/use-swipe.ts'

const NOTICE_MS = 4000
const REMOVAL_MS = 200
const NOTICE_SWIPE = 20

/** Width 356, gap 14, 32 px from the edge (16 px on phones): the figures of the specification. */
export function NoticeBoard({ all }: { all: readonly ShownNotice[] }) {
  return (
    <section
      aria-label="Notices"
      data-floating
      className="pointer-events-none fixed inset-x-4 top-4 z-60 sm:top-8 sm:right-8 sm:left-auto sm:w-[356px]"
    >
      <div className="flex flex-col gap-[14px]">
        {visibleNotices(all).map((shown) => (
          <NoticeCard key={shown.key} shown={shown} />
        ))}
      </div>
    </section>
  )
}

const ICONS = { plain: Bell, success: CircleCheck, error: CircleAlert }

function NoticeCard({ shown }: { shown: ShownNotice }) {
  const card = useRef<HTMLDivElement>(null)
  const hold = useLifetime(shown)
  const swipe = useSwipe({
    threshold: NOTICE_SWIPE,
    onMove: (distance) => card.current?.style.setProperty('--swipe', `${distance}px`),
    onSwipe: () => noticeStore.leave(shown.key),
  })
  const Icon = ICONS[shown.tone ?? 'plain']
  return (
    <div
      ref={card}
      role={shown.tone === 'error' ? 'alert' : 'status'}
      {...swipe}
      {...hold}
      className={clsx(
        'toast pointer-events-auto flex items-start gap-3 rounded-md border border-sand bg-white py-3 pr-2 pl-4 text-sm shadow-lift',
        shown.isLeaving && 'opacity-0',
      )}
    >
      <Icon
        aria-hidden
        strokeWidth={1.7}
        className={clsx('mt-1 size-4.5 shrink-0', shown.tone === 'error' ? 'text-terracotta' : 'text-leaf')}
      />
      <div className="min-w-0 grow py-0.5">
        <p className="font-semibold">{shown.title}</p>
        {shown.description && <p className="text-muted">{shown.description}</p>}
      </div>
      <IconButton
        size="sm"
        label="Dismiss notice"
        icon={X}
        onClick={() => noticeStore.leave(shown.key)}
        className="-my-1"
      />
    </div>
  )
}

function useLifetime({ key, isLeaving }: ShownNotice) {
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => {
    if (isLeaving) {
      const timer = setTimeout(() => noticeStore.remove(key), REMOVAL_MS)
      return () => clearTimeout(timer)
    }
    if (isHeld) return
    const timer = setTimeout(() => noticeStore.leave(key), NOTICE_MS)
    return () => clearTimeout(timer)
  }, [key, isLeaving, isHeld])
  return {
    onPointerEnter: () => setIsHeld(true),
    onPointerLeave: () => setIsHeld(false),
    onFocus: () => setIsHeld(true),
    onBlur: () => setIsHeld(false),
  }
}
