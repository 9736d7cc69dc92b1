import { expect, test } from 'vitest'
import { type Deed, deedWords, storyOf } from './story-words.ts'

const deed = (at: string, what: string, who: string | null = null): Deed => ({ at, what, who, reason: '' })

test('what staff did is told once, with their name, the newest first', () => {
  const history = [
    deed('1', 'placed'),
    deed('2', 'packed'),
    deed('2', 'order.packed', 'Meera Saha'),
    deed('3', 'order.noted', 'Meera Saha'),
  ]
  expect(storyOf(history).map(({ what }) => what)).toEqual(['order.packed', 'placed'])
})

test('every deed has words, also one that is new here', () => {
  expect(deedWords({ what: 'order.packed' })).toBe('Packed')
  expect(deedWords({ what: 'order.sent_to_moon' })).toBe('Sent to moon')
})
