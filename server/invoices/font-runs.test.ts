import { expect, test } from 'vitest'
import { fontRuns } from './font-runs.ts'

test('English stays in one piece, with the rupee sign', () => {
  expect(fontRuns('Anjali Rai owes ₹200')).toEqual([{ font: 'latin', text: 'Anjali Rai owes ₹200' }])
})

test('a Bengali name in an English line is written in its own letters', () => {
  expect(fontRuns('c/o অঞ্জলি, Siliguri')).toEqual([
    { font: 'latin', text: 'c/o ' },
    { font: 'bengali', text: 'অঞ্জলি' },
    { font: 'latin', text: ', Siliguri' },
  ])
})

test('what no font has is a question mark, not a hole', () => {
  expect(fontRuns('a漢b')).toEqual([{ font: 'latin', text: 'a?b' }])
})
