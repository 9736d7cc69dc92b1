import { expect, test } from 'vitest'
import { EMPTY_ENQUIRY, saveEnquiry, readEnquiry } from './enquiry-draft.ts'

function shelf(content: Record<string, string> = {}) {
  const kept = new Map(Object.entries(content))
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('what was typed comes back, and goes when the letter is sent', () => {
  const storage = shelf()
  const typed = { ...EMPTY_ENQUIRY, name: 'Asha', message: 'A long letter' }
  saveEnquiry(storage, 'letter', typed)
  expect(readEnquiry(storage, 'letter')).toEqual(typed)
  storage.removeItem('letter')
  expect(readEnquiry(storage, 'letter')).toEqual(EMPTY_ENQUIRY)
})

test.each(['{', 'null', '[]', '"text"', '{"name": 7, "other": "x"}'])(
  'a shelf with %s on it gives an empty form',
  (junk) => {
    expect(readEnquiry(shelf({ letter: junk }), 'letter')).toEqual(EMPTY_ENQUIRY)
  },
)
