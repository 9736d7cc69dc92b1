import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Cell, cellText, guarded } from './cell.ts'
import { fieldByKey } from './import-fields.ts'
import { printEnd, readEnd, readNumber, readText } from './readers.ts'

const NO_SHELVES = { categories: [], rooms: [] }
const read = (key: string, cell: Cell) => fieldByKey(key)?.read(cell, NO_SHELVES)
const words = (key: string, cell: Cell) => {
  const reading = read(key, cell)
  return reading?.ok === false ? reading.error : null
}

test.each<[Cell, number]>([
  ['1299', 129_900],
  ['1,299.00', 129_900],
  ['₹ 1,299', 129_900],
  ['Rs. 1,29,900/-', 12_990_000],
  ['INR 1\u00A0299.50', 129_950],
  ['1.3E+05', 13_000_000],
  [1299.5, 129_950],
  [1299.999_999_999, 130_000],
])('a price written %j is %i paise', (cell, paise) => {
  expect(read('price', cell)).toEqual({ ok: true, value: paise })
})

test.each<[string, Cell, RegExp]>([
  ['price', 'ask us', /“ask us” is not a number/],
  ['price', '1.299,00', /not clear.*Write 1299.00/],
  ['price', '12,5', /not clear.*Write 12.5/],
  ['price', '-5', /below zero/],
  ['price', 0, /out of range/],
  ['price', 10.005, /too many decimals/],
  ['price', 99_999_999, /out of range/],
  ['price', { date: '2026-01-12T00:00' }, /It is a date \(2026-01-12\)/],
  ['stock', '2.5', /too many decimals/],
  ['gst_rate', '17', /no GST rate of 17%. There are: 0, 5, 12, 18, 28/],
  ['hsn_code', '94', /4, 6 or 8 figures/],
  ['sku', '1.23E+11', /shortened by the spreadsheet/],
  ['sku', 'SLG 1', /no blanks/],
  ['name', 'x'.repeat(201), /201 characters; at most 200 fit/],
  ['name', '=HYPERLINK("http://evil")', /begins like a formula/],
  ['name', '@SUM(A1)', /begins like a formula/],
  ['name', '#N/A', /mistake of the spreadsheet/],
  ['published', 'maybe', /neither yes nor no/],
  ['sale_ends', '11/30/2026', /not a date. Write the day first/],
  ['sale_ends', '31/02/2026', /not a date/],
  ['returns', 'never', /no kind of return “never”. There are: ordinary, mattress or pillow, clearance/],
  ['specifications', 'just words', /has no colon/],
  ['category', 'Sofas', /no category “Sofas”. There are: none yet/],
])('%s: %j is refused in words', (key, cell, expected) => {
  expect(words(key, cell)).toMatch(expected)
})

test('a rate is read as people write it, and as a spreadsheet keeps a percentage', () => {
  for (const cell of [18, '18', '18%', 0.18]) expect(read('gst_rate', cell)).toEqual({ ok: true, value: 1800 })
  expect(read('gst_rate', 0)).toEqual({ ok: true, value: 0 })
})

test('the end of a sale is the end of its day in India, however the sheet writes it', () => {
  const end = '2026-11-30T18:30:00.000Z'
  for (const cell of ['2026-11-30', '30/11/2026', '30-11-2026', '30.11.2026', { date: '2026-11-30T00:00' }, 46_356])
    expect(readEnd(cell), JSON.stringify(cell)).toEqual({ ok: true, value: end })
  expect(readEnd('30/11/2026 12:30')).toEqual({ ok: true, value: '2026-11-30T07:00:00.000Z' })
  expect(readEnd('30/11/2026 25:00').ok).toBe(false)
})

test('an end that was printed is read as the same minute', () => {
  const minute = fc.integer({ min: 0, max: 5_000_000 }).map((count) => new Date(Date.UTC(2026, 0, 1) + count * 60_000))
  fc.assert(
    fc.property(minute, (at) => {
      const back = readEnd(printEnd(at.toISOString()))
      return back.ok && Date.parse(back.value) === at.getTime()
    }),
  )
})

test('whatever number is written out is read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (paise) => {
      const back = readNumber((paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 }))
      return back.ok && Math.round(back.value * 100) === paise
    }),
  )
})

test('text that a spreadsheet would run leaves with an apostrophe and comes back without it', () => {
  for (const text of ['=1+1', '+91 98320', '-10%', '@home', "'=quoted", "''+twice"]) {
    expect(guarded(text).startsWith("'"), text).toBe(true)
    expect(cellText(guarded(text)), text).toBe(text)
  }
  expect(guarded("it's plain")).toBe("it's plain")
})

test('no text leaves in a form that a spreadsheet would run, and every text comes back', () => {
  const texts = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^'{0,3}[=+\-@]?.{0,8}$/))
  fc.assert(
    fc.property(texts, (text) => {
      expect(guarded(text)).not.toMatch(/^[=+\-@\t\r]/)
      expect(cellText(guarded(cellText(text)))).toBe(cellText(text))
    }),
  )
})

test('what was guarded is text and no formula', () => {
  expect(readText(100)("'=1+1")).toEqual({ ok: true, value: '=1+1' })
  expect(readText(100)('- solid teak')).toEqual({ ok: true, value: '- solid teak' })
})
