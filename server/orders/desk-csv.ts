import { toRupees } from '#domain/money/paise.ts'
import { istDate } from '#domain/time/ist.ts'
import type { DeskRowRecord } from './desk.store.ts'

const HEAD = [
  'Number',
  'Placed',
  'Customer',
  'Phone',
  'Town',
  'State',
  'PIN',
  'Pieces',
  'Total',
  'Payment',
  'Status',
  'Packed',
  'Promised from',
  'Promised to',
]

/** For a spreadsheet: a mark at its head says that it is UTF-8, and lines end as RFC 4180 has it. */
export function deskCsv(rows: readonly DeskRowRecord[]): string {
  return `\uFEFF${[HEAD, ...rows.map(cellsOf)].map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`
}

const cellsOf = (row: DeskRowRecord): string[] => [
  row.orderNumber,
  istDate(row.createdAt),
  row.customer,
  row.phone,
  row.city,
  row.state,
  row.pin,
  String(row.pieces),
  toRupees(row.totalAmount).toFixed(2),
  row.paymentStatus,
  row.status,
  row.packedAt ? istDate(row.packedAt) : '',
  row.promisedFrom ?? '',
  row.promisedTo ?? '',
]

/** A cell that begins like a formula would run in a spreadsheet; an apostrophe before it makes it text. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
