import type { IsoDate } from '#domain/time/ist.ts'

export const INVOICE_SERIES = 'SLG'
export const CREDIT_NOTE_SERIES = 'SLC'
export const REFUND_VOUCHER_SERIES = 'SLV'
export const RECEIPT_VOUCHER_SERIES = 'SLA'
const LAST_SERIAL = 999_999

/** Rule 46: at most 16 characters, consecutive and unique within a financial year, one or more series. */
export function invoiceNumber(issuedOn: IsoDate, serial: number): string {
  return documentNumber(INVOICE_SERIES, issuedOn, serial)
}

export function creditNoteNumber(issuedOn: IsoDate, serial: number): string {
  return documentNumber(CREDIT_NOTE_SERIES, issuedOn, serial)
}

/** For money that goes back before any invoice was issued (Rule 51). */
export function refundVoucherNumber(issuedOn: IsoDate, serial: number): string {
  return documentNumber(REFUND_VOUCHER_SERIES, issuedOn, serial)
}

/** For money that comes in before any invoice was issued (Rule 50). */
export function receiptVoucherNumber(issuedOn: IsoDate, serial: number): string {
  return documentNumber(RECEIPT_VOUCHER_SERIES, issuedOn, serial)
}

/** 1 April to 31 March in India: 2026-04-01 belongs to 26-27, 2026-03-31 to 25-26. */
export function financialYear(date: IsoDate): string {
  const year = Number(date.slice(0, 4))
  const start = date.slice(5) >= '04-01' ? year : year - 1
  return `${twoDigits(start)}-${twoDigits(start + 1)}`
}

function documentNumber(series: string, issuedOn: IsoDate, serial: number): string {
  if (!Number.isInteger(serial) || serial < 1 || serial > LAST_SERIAL) {
    throw new RangeError(`No document has serial ${serial}`)
  }
  return `${series}/${financialYear(issuedOn)}/${String(serial).padStart(6, '0')}`
}

function twoDigits(year: number): string {
  return String(year % 100).padStart(2, '0')
}
