import type { Db } from '#server/db/connect.ts'
import { endMails } from './questions.store.ts'

/** By the link of a mail, or by the button of a mail program. */
export const stopQuestionMails = (db: Db, token: string): Promise<boolean> => endMails(db, token)
