import { expect, test } from 'vitest'
import { shop } from '#domain/company/shop.ts'
import { cannedWords } from './canned-words.ts'

const letter = { name: 'Asha Rai', writer: 'Biren Roy', shop }

test('each first words greet by name and end with who writes', () => {
  for (const { text } of cannedWords({ ...letter, kind: 'contact' })) {
    expect(text).toMatch(/^Dear Asha Rai,\n\n/)
    expect(text).toContain('Kind regards,\nBiren Roy')
  }
})

test('a complaint is promised its month, an ordinary message is not', () => {
  const texts = (kind: 'grievance' | 'contact') => cannedWords({ ...letter, kind }).map(({ text }) => text)
  expect(texts('grievance').some((text) => text.includes('within one month'))).toBe(true)
  expect(texts('contact').some((text) => text.includes('within one month'))).toBe(false)
})
