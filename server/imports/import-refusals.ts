import { forbidden, notFound, type Refusal } from '#server/http/reply.ts'
import type { ImportRefusal } from './begin-import.ts'

export const noSuchImport = notFound('There is no such import. Files are kept for thirty days.')

export function importRefusal<R extends ImportRefusal>(refusal: R): Refusal<R['code']>
export function importRefusal(refusal: ImportRefusal): Refusal<ImportRefusal['code']> {
  switch (refusal.code) {
    case 'not_found':
      return noSuchImport
    case 'forbidden':
      return forbidden
    case 'wrong_state':
      return {
        status: 409,
        code: refusal.code,
        message: 'This is not possible as the import stands now. Look at its new state first.',
      }
    case 'has_mistakes':
      return {
        status: 409,
        code: refusal.code,
        message: 'Nothing can be imported: the sheet has mistakes, or changes nothing.',
      }
    case 'not_the_last':
      return {
        status: 409,
        code: refusal.code,
        message: 'Only the last import can be undone; undo the later one first.',
      }
    case 'wrong_columns':
      return { status: 422, code: refusal.code, message: refusal.words, errors: { mapping: [refusal.words] } }
  }
}
