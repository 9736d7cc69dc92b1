import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { longestTurn } from '../testing/longest-turn.ts'
import { writeXlsx } from '../writing/write-xlsx.ts'
import { readInThread } from './read-in-thread.ts'
import { readRows, type SheetRow } from './read-rows.ts'

const HEADINGS = [
  'SKU',
  'Name',
  'Price',
  'Stock',
  'Material',
  'Colour',
  'Width (mm)',
  'Short description',
  'Description',
]
const WORDS =
  'Pegged and glued at every corner, and oiled by hand in our Siliguri workshop. It goes up a narrow staircase.'
const rowAt = (at: number) => [
  `BULK-${at}`,
  `Teesta side table ${at}`,
  1000 + at,
  5,
  'Sal wood',
  'Honey',
  600,
  `Table ${at}`,
  WORDS,
]

/** As the export takes them from the database: in lots. */
function* lotsOf(count: number) {
  for (let from = 0; from < count; from += 250)
    yield Array.from({ length: Math.min(250, count - from) }, (_, at) => rowAt(from + at))
}
const workbook = (count: number) => buffer(writeXlsx(HEADINGS, lotsOf(count)))

async function inThread(file: Buffer, limits?: Parameters<typeof readInThread>[1]): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  for await (const lot of readInThread(file, limits)) rows.push(...lot)
  return rows
}
async function here(file: Buffer): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  for await (const row of readRows(file)) rows.push(row)
  return rows
}

test('a sheet of 20,000 rows is written and read while the shop goes on', async () => {
  let file = Buffer.alloc(0)
  const writing = await longestTurn(async () => (file = await workbook(20_000)))
  let rows: SheetRow[] = []
  const reading = await longestTurn(async () => (rows = await inThread(file)))
  expect(rows).toHaveLength(20_001)
  expect(rows.at(-1)).toEqual({ line: 20_001, cells: rowAt(19_999) })
  // What it would cost here: a measure of the machine. On a quick one nothing takes 100 ms.
  const alone = await longestTurn(() => here(file))
  expect({ writing, reading, alone }).toSatisfy(() => Math.max(writing, reading) < Math.max(100, alone / 8))
})

test('the thread reads what a reader here would read, CSV and workbook alike', async () => {
  const csv = Buffer.from('SKU,Name\r\nA-1,"one\r\ntwo"\r\n\r\nA-2,Café\r\n')
  expect(await inThread(csv)).toEqual(await here(csv))
  const book = await workbook(700)
  expect(await inThread(book)).toEqual(await here(book))
})

test('what is no table is refused in words', async () => {
  await expect(inThread(Buffer.from(''))).rejects.toThrow('The file is empty.')
  await expect(inThread(Buffer.from('PK\u0003\u0004 but no workbook'))).rejects.toThrow(/cannot be opened/)
})

test('a file that takes too long or too much memory costs its thread, and says so', async () => {
  const book = await workbook(5000)
  await expect(inThread(book, { megabytes: 1024, patienceMs: 1 })).rejects.toThrow(/takes too long/)
  await expect(inThread(book, { megabytes: 8, patienceMs: 60_000 })).rejects.toThrow(/too large to be read/)
})

test('who has seen enough leaves, and the thread with him', async () => {
  for await (const lot of readInThread(await workbook(2000))) {
    expect(lot).toHaveLength(500)
    break
  }
})
