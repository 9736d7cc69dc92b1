import { deflateRawSync } from 'node:zlib'
import writeXlsx from 'write-excel-file/node'
import { expect, test } from 'vitest'
import { readRows, type SheetRow } from './read-rows.ts'
import { repackXlsx } from './repack-xlsx.ts'

async function rowsOf(file: Buffer | string): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  for await (const row of readRows(Buffer.from(file))) rows.push(row)
  return rows
}
const cells = async (file: Buffer | string) => (await rowsOf(file)).map((row) => row.cells)
const problem = async (file: Buffer | string) =>
  rowsOf(file).then(
    () => null,
    (error: Error) => error.message,
  )

test('commas, semicolons, tabs and the line that Excel writes about them', async () => {
  for (const sign of [',', ';', '\t'])
    expect(await cells(`SKU${sign}Name\nA-1${sign}Chair\n`)).toEqual([
      ['SKU', 'Name'],
      ['A-1', 'Chair'],
    ])
  expect(await cells('sep=;\r\nSKU;Name\r\nA-1;Chair, oak\r\n')).toEqual([
    ['SKU', 'Name'],
    ['A-1', 'Chair, oak'],
  ])
})

test('UTF-8 with and without its mark, Unicode text, and what Windows wrote before', async () => {
  const text = 'SKU,Name\nA-1,Café – ₹\n'
  const expected = [
    ['SKU', 'Name'],
    ['A-1', 'Café – ₹'],
  ]
  expect(await cells(text)).toEqual(expected)
  expect(await cells(`\uFEFF${text}`)).toEqual(expected)
  expect(await cells(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toEqual(expected)
  expect(await cells(Buffer.from('SKU,Name\nA-1,Caf\u00e9 \u0096 x\n', 'latin1'))).toEqual([
    ['SKU', 'Name'],
    ['A-1', 'Café – x'],
  ])
})

test('line breaks and commas inside quotes are text, and a row keeps the number that the spreadsheet shows', async () => {
  const rows = await rowsOf('SKU,Words\r\nA-1,"one\r\ntwo, ""three"""\r\n\r\n,,\r\nA-2,12" wide\r\n')
  expect(rows).toEqual([
    { line: 1, cells: ['SKU', 'Words'] },
    { line: 2, cells: ['A-1', 'one\r\ntwo, "three"'] },
    { line: 5, cells: ['A-2', '12" wide'] },
  ])
})

test('what is no table is refused in words', async () => {
  expect(await problem('')).toBe('The file is empty.')
  expect(await problem('SKU,Name\nA-1,"Chair\nA-2,Table\n')).toMatch(/quotation mark.*not closed/)
  expect(await problem(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0]))).toMatch(/old Excel/)
  expect(await problem(Buffer.from([1, 0, 2, 0, 3]))).toMatch(/neither a CSV file nor a workbook/)
  expect(await problem(Buffer.from('PK\u0003\u0004 but no workbook'))).toMatch(/cannot be opened/)
  expect(await problem(`SKU\n${'A\n'.repeat(50_001)}`)).toMatch(/more than 50,000 rows/)
  expect(await problem(`${'x,'.repeat(201)}x\n`)).toMatch(/at most 200 columns/)
})

test('a workbook keeps its numbers, dates, yes and no', async () => {
  const sheet = [
    ['SKU', 'Price', 'Ends', 'Shown'],
    [1001, 1299.5, { value: new Date('2026-11-30T00:00:00Z'), type: Date, format: 'dd/mm/yyyy' }, true],
    ['A-2', null, null, false],
  ]
  const file = await writeXlsx(sheet as never, { sheet: 'Products' }).toBuffer()
  expect(await cells(file)).toEqual([
    ['SKU', 'Price', 'Ends', 'Shown'],
    [1001, 1299.5, { date: '2026-11-30T00:00' }, true],
    ['A-2', null, null, false],
  ])
})

/** A ZIP file of one part, which says of itself what it likes. */
function zipOf(name: string, content: Buffer, told = content.length): Buffer {
  const packed = deflateRawSync(content)
  const called = Buffer.from(name)
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(20, 0)
  facts.writeUInt16LE(8, 4)
  facts.writeUInt32LE(packed.length, 14)
  facts.writeUInt32LE(told, 18)
  facts.writeUInt16LE(called.length, 22)
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), facts, called, packed])
  const central = Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), facts, Buffer.alloc(14), called])
  const end = Buffer.alloc(18)
  end.writeUInt16LE(1, 4)
  end.writeUInt16LE(1, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(local.length, 12)
  return Buffer.concat([local, central, Buffer.from('PK\u0005\u0006', 'latin1'), end])
}

test('a bomb is not unpacked, whatever it says of its size', async () => {
  const bomb = Buffer.alloc(100 * 1024 * 1024, 0x20)
  expect(await repackXlsx(zipOf('xl/workbook.xml', bomb, 10))).toEqual({ ok: false, error: 'too_large_unpacked' })
})

test('a field that stands far away does not fill the room up to it', async () => {
  const far = zipOf('xl/worksheets/sheet1.xml', Buffer.from('<row><c r="XFD1"/></row>'))
  expect(await repackXlsx(far)).toEqual({ ok: false, error: 'too_many_columns' })
})
