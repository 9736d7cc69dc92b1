import { overtakenText } from '#server/audit/overtaken.ts'
import { conflict, type Refusal } from '#server/http/reply.ts'
import type { StaffRefusal } from './change-rights.ts'

type Plain = Exclude<StaffRefusal['code'], 'changed_meanwhile'>

const REFUSALS: Record<Plain, Omit<Refusal, 'code'>> = {
  not_found: { status: 404, message: 'Nobody like this works here any more.' },
  rights_you_lack: { status: 403, message: 'You can give only the rights that you have yourself.' },
  above_you: { status: 403, message: 'This person has rights that you lack. Ask an owner.' },
  yourself: {
    status: 409,
    message: 'You would lock yourself out. Ask a colleague who manages staff to do it.',
  },
  last_owner: {
    status: 409,
    message: 'This is the last owner, and a shop needs one. Make somebody else an owner first.',
  },
  already_staff: {
    status: 409,
    message: 'Somebody with this address works here already. Open them in the list to change their rights.',
    errors: { email: ['Works here already.'] },
  },
  session_unknown: { status: 404, message: 'This device is already logged out.' },
}

const ACTION_WORDS: Readonly<Record<string, string>> = {
  'staff.rights_changed': 'changed the rights of',
  'staff.joined': 'joined as',
}

export function staffRefusal<R extends StaffRefusal>(refused: R): Refusal<R['code']>
export function staffRefusal(refused: StaffRefusal): Refusal<StaffRefusal['code']> {
  if (refused.code !== 'changed_meanwhile') return { code: refused.code, ...REFUSALS[refused.code] }
  const { name, change } = refused
  const words = (change && ACTION_WORDS[change.action]) ?? 'changed'
  return conflict('changed_meanwhile', overtakenText(change, `${words} ${name}`, `${name} was changed`))
}
