import { expect, test } from 'vitest'
import { newWordsOf } from './reply-words.ts'

test.each([
  'Yes please.\n\nOn Mon, 16 Nov 2026 at 10:00, Saalghar <shop@saalghar.example> wrote:\n> Shall we come?',
  'Yes please.\r\n\r\nOn Mon, 16 Nov 2026 at 10:00 Saalghar\r\n<shop@saalghar.example> wrote:\r\n> Shall we come?',
  'Yes please.\n> Shall we come?\n>\n> Regards',
  'Yes please.\n\n-----Original Message-----\nFrom: Saalghar\nShall we come?',
  'Yes please.\n\nSent from my phone\nOn',
])('what is quoted is left out: %j', (text) => {
  expect(newWordsOf(text)).toBe('Yes please.')
})

test('who writes only between the quotes is not lost', () => {
  expect(newWordsOf('> Shall we come?\n> On Monday?')).toBe('> Shall we come?\n> On Monday?')
})
