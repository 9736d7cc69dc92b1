import { createMessages, type Message } from './messages.ts'

/** Answers to what the shopper has just done: one at a time, the latest. */
export const toasts = createMessages({
  visible: 1,
  durationMs: 5000,
  swipePx: 50,
  removalMs: 0,
  whenFull: 'replace',
})

export function toast(message: Message | string): void {
  toasts.show(message)
}
toast.success = (title: string, description?: string) => toast({ title, description, tone: 'success' })
toast.error = (title: string, description?: string) => toast({ title, description, tone: 'error' })
