import type { Db } from '#server/db/connect.ts'
import { selectNumberOfRefund } from './invoices.store.ts'

/** The number of the credit note or voucher that documents a refund. */
export const documentNumberOfRefund = (db: Db, refundId: number): Promise<string | null> =>
  selectNumberOfRefund(db, refundId)
