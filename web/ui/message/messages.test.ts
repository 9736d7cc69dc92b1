import { expect, test } from 'vitest'
import { createMessages, visibleMessages } from './messages.ts'
import { notices } from './notice.ts'
import { toasts } from './toast.ts'

const titles = (messages: ReturnType<typeof createMessages>) =>
  visibleMessages(messages, messages.read()).map((shown) => shown.title)

test('one toast is shown at a time, and it is the latest', () => {
  const messages = createMessages(toasts.figures)
  messages.show('Login successful!')
  messages.show({ title: 'Logged out successfully' })
  expect(titles(messages)).toEqual(['Logged out successfully'])
  messages.leave(2)
  expect(messages.read()).toEqual([])
})

test('the timer of an earlier toast does not take away the one that replaced it', () => {
  const messages = createMessages(toasts.figures)
  messages.show('first')
  messages.show('second')
  messages.leave(1)
  expect(titles(messages)).toEqual(['second'])
})

test('the same words again are a new toast, so its time starts anew', () => {
  const messages = createMessages(toasts.figures)
  messages.show('Cane chair added to cart!')
  const [before] = messages.read()
  messages.show('Cane chair added to cart!')
  expect(messages.read()[0]?.key).not.toBe(before?.key)
})

test('three notices show at once and the fourth waits for its turn', () => {
  const messages = createMessages(notices.figures)
  for (const title of ['a', 'b', 'c', 'd']) messages.show(title)
  expect(titles(messages)).toEqual(['a', 'b', 'c'])
  messages.remove(1)
  expect(titles(messages)).toEqual(['b', 'c', 'd'])
})

test('a notice that leaves stays in its place until its animation is over', () => {
  const messages = createMessages(notices.figures)
  messages.show('a')
  messages.leave(1)
  expect(messages.read()).toMatchObject([{ title: 'a', isLeaving: true }])
})
