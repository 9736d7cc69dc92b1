import { createStore } from '#web/ui/state/store.ts'

export type MessageTone = 'plain' | 'success' | 'error'
export type Message = {
  title: string
  description?: string | undefined
  tone?: MessageTone | undefined
  action?: { label: string; onPress: () => void } | undefined
}
export type ShownMessage = Message & { key: number; isLeaving: boolean }

/** What the specification says of a system of notifications (section 8). */
export type MessageFigures = {
  visible: number
  durationMs: number
  swipePx: number
  removalMs: number
  /** Fresh news takes the place of what is shown; or waits for its turn, so that every one is seen for its full time. */
  whenFull: 'replace' | 'wait'
}

export type Messages = ReturnType<typeof createMessages>

export function createMessages(figures: MessageFigures) {
  const store = createStore<readonly ShownMessage[]>([])
  let lastKey = 0
  const remove = (key: number) => store.set(store.read().filter((shown) => shown.key !== key))
  return {
    figures,
    read: store.read,
    first: store.first,
    subscribe: store.subscribe,
    show(message: Message | string): void {
      const words = typeof message === 'string' ? { title: message } : message
      const others = figures.whenFull === 'replace' ? [] : store.read()
      store.set([...others, { ...words, key: ++lastKey, isLeaving: false }])
    },
    /** First the leaving animation, then remove() when it is over. Only the one that asked goes: its timer may be late. */
    leave(key: number): void {
      if (figures.removalMs === 0) return remove(key)
      store.set(store.read().map((shown) => (shown.key === key ? { ...shown, isLeaving: true } : shown)))
    },
    remove,
  }
}

/** The oldest first. */
export const visibleMessages = ({ figures }: Messages, all: readonly ShownMessage[]) => all.slice(0, figures.visible)
