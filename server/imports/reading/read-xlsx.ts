import { readSheet } from 'read-excel-file/node'
import type { Cell } from '#domain/catalog/import/cell.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { repackXlsx, type XlsxProblem } from './repack-xlsx.ts'

/** The first sheet of a workbook. Takes seconds of a processor, whatever it awaits: for a thread of its own. */
export async function readXlsx(file: Buffer): Promise<Result<Cell[][], XlsxProblem>> {
  const packed = await repackXlsx(file)
  if (!packed.ok) return packed
  try {
    const rows = await readSheet(packed.value)
    return ok(rows.map((row) => row.map(toCell)))
  } catch {
    return err('not_a_sheet')
  }
}

/** A date of a workbook has no zone: its figures are what the person saw. */
function toCell(value: unknown): Cell {
  if (value instanceof Date) return { date: value.toISOString().slice(0, 16) }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
}
