import type { Db } from '#server/db/connect.ts'
import { transact } from '#server/db/transaction.ts'
import { endRequests } from './restock.store.ts'

/** By the link of a mail, or by the button of a mail program. */
export const stopRestock = (db: Db, token: string): Promise<boolean> => transact(db, (tx) => endRequests(tx, token))
