/** The second notification system: background news and the back office. Up to three at once; see notice-board.tsx. */
export type NoticeTone = 'plain' | 'success' | 'error'
export type NoticeMessage = { title: string; description?: string | undefined; tone?: NoticeTone | undefined }
export type ShownNotice = NoticeMessage & { key: number; isLeaving: boolean }

export const NOTICES_SHOWN = 3

export function createNoticeStore() {
  let all: readonly ShownNotice[] = []
  let lastKey = 0
  const listeners = new Set<() => void>()
  const set = (next: readonly ShownNotice[]) => {
    all = next
    for (const listener of listeners) listener()
  }
  return {
    show: (message: NoticeMessage) => set([...all, { ...message, key: ++lastKey, isLeaving: false }]),
    /** First the leaving animation, then remove() when it is over. */
    leave: (key: number) => set(all.map((shown) => (shown.key === key ? { ...shown, isLeaving: true } : shown))),
    remove: (key: number) => set(all.filter((shown) => shown.key !== key)),
    read: () => all,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The oldest three: a fourth waits for its turn, so that every one is seen for its full time. */
export function visibleNotices(all: readonly ShownNotice[]): readonly ShownNotice[] {
  return all.slice(0, NOTICES_SHOWN)
}

export const noticeStore = createNoticeStore()

export function notice(message: NoticeMessage | string): void {
  noticeStore.show(typeof message === 'string' ? { title: message } : message)
}
