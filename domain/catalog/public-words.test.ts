import { expect, test } from 'vitest'
import { checkPublicWords } from './public-words.ts'

const codeOf = (text: string) => {
  const checked = checkPublicWords(text)
  return checked.ok ? 'ok' : checked.error.code
}

test.each([
  'Does it come apart? Our stairs are 75 cm wide.',
  'Is the seat 450 x 500 x 900 mm, and the price 12,999.00 with GST of 18%?',
  'क्या यह शीशम की लकड़ी है?',
  'Was it made in Scunthorpe, or by a Mr. Dickson?',
  'SKU SLG-CHR-0012-TERRACOTTA: is it in stock?',
])('%s can stand on the page', (text) => {
  expect(codeOf(text)).toBe('ok')
})

test.each([
  ['?!', 'too_short'],
  ['   ', 'too_short'],
  ['Call me: 98320 12345', 'has_contact'],
  ['+91 (983) 201-23-45 please', 'has_contact'],
  ['write to asha@example.com', 'has_contact'],
  ['See https://cheap.example/sofa', 'has_link'],
  ['cheaper at sofas.com', 'has_link'],
  ['What the FUCK is this', 'is_rude'],
])('%s cannot', (text, code) => {
  expect(codeOf(text)).toBe(code)
})

test('what may stand is kept without the white around it', () => {
  expect(checkPublicWords('  Is it oak?\r\nOr sal?  ')).toEqual({ ok: true, value: 'Is it oak?\nOr sal?' })
})
