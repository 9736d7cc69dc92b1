import { createMessages, type Message } from './messages.ts'

/** The second notification system: background news and the back office. */
export const notices = createMessages({
  visible: 3,
  durationMs: 4000,
  swipePx: 20,
  removalMs: 200,
  whenFull: 'wait',
})

export function notice(message: Message | string): void {
  notices.show(message)
}
