import { toRupees } from '#domain/money/paise.ts'
import { istDate } from '#domain/time/ist.ts'
import { csvText } from '#server/http/csv-text.ts'
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

export const deskCsv = (rows: readonly DeskRowRecord[]) => csvText(HEAD, rows.map(cellsOf))

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
