import { lazy, Suspense, useSyncExternalStore } from 'react'
import { noticeStore } from '#web/ui/notice.ts'

const NoticeBoard = lazy(() => import('#web/ui/notice-board.tsx').then((module) => ({ default: module.NoticeBoard })))
const nothing: ReturnType<typeof noticeStore.read> = []

/** Mounted once. The board's code is fetched with the first notice; most visits never need it. */
export function Notices() {
  const all = useSyncExternalStore(noticeStore.subscribe, noticeStore.read, () => nothing)
  if (all.length === 0) return null
  return (
    <Suspense>
      <NoticeBoard all={all} />
    </Suspense>
  )
}
