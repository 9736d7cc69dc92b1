import { expect, test } from 'vitest'
import { keepChosen, toggled } from './chosen-rows.ts'
import { shownColumns } from './list-column.ts'

type Row = { id: number; total: number }
const idOf = ({ id }: Row) => String(id)
const row = (id: number, total = 100): Row => ({ id, total })

test('what was ticked on the first page is still there on the second', () => {
  const first = keepChosen(new Map(), { '1': true }, [row(1), row(2)], idOf)
  const second = keepChosen(first, { '1': true, '4': true }, [row(3), row(4)], idOf)
  expect([...second.keys()]).toEqual(['1', '4'])
})

test('a ticked row that was changed meanwhile is the new one, and one that was let go is gone', () => {
  const kept = keepChosen(new Map(), { '1': true, '2': true }, [row(1), row(2)], idOf)
  const fresh = keepChosen(kept, { '1': true }, [row(1, 250)], idOf)
  expect([...fresh.values()]).toEqual([row(1, 250)])
})

test('x ticks a row, and x again lets it go', () => {
  expect(toggled({}, '7')).toEqual({ '7': true })
  expect(toggled({ '7': true, '8': true }, '7')).toEqual({ '8': true })
})

test('a person sees the columns they chose, and always the one that names the row', () => {
  const columns = ['number', 'town', 'pin'].map((id) => ({
    id,
    header: id,
    cell: () => null,
    isHiddenAtFirst: id === 'pin',
  }))
  expect(shownColumns(columns, null)).toEqual(['number', 'town'])
  expect(shownColumns(columns, ['pin', 'gone'])).toEqual(['number', 'pin'])
})
