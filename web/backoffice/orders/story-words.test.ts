import { expect, test } from 'vitest'
import { type HistoryEntry, actionWords, storyOf } from './story-words.ts'

const entry = (at: string, what: string, who: string | null = null): HistoryEntry => ({ at, what, who, reason: '' })

test('what staff did is told once, with their name, the newest first', () => {
  const history = [
    entry('1', 'placed'),
    entry('2', 'packed'),
    entry('2', 'order.packed', 'Meera Saha'),
    entry('3', 'order.noted', 'Meera Saha'),
  ]
  expect(storyOf(history).map(({ what }) => what)).toEqual(['order.packed', 'placed'])
})

test('every entry has words, also one that is new here', () => {
  expect(actionWords({ what: 'order.packed' })).toBe('Packed')
  expect(actionWords({ what: 'order.sent_to_moon' })).toBe('Sent to moon')
})
