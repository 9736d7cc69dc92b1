import { may, type Permission, PERMISSIONS, type Person } from './permissions.ts'

/** What somebody is given here. An owner has no list: `permissions` is then empty. */
export type Rights = { readonly role: 'staff' | 'owner'; readonly permissions: readonly Permission[] }

export type RightsProblem = 'rights_you_lack' | 'above_you' | 'yourself' | 'last_owner'

/** In one order, each once; whoever works here opens the back office. */
export function tidyRights({ role, permissions }: Rights): Rights {
  if (role === 'owner') return { role, permissions: [] }
  const isGiven = (each: Permission) => each === 'open_back_office' || permissions.includes(each)
  return { role, permissions: PERMISSIONS.filter(isGiven) }
}

/** Only an owner is as much as an owner, also where somebody has every right of today. */
function isWithin(
  actor: Person,
  { role, permissions }: { role: string; permissions: readonly string[] | null },
): boolean {
  if (role === 'owner') return actor.role === 'owner'
  return PERMISSIONS.filter((each) => may({ role: 'staff', permissions }, each)).every((each) => may(actor, each))
}

/** Nobody gives what they lack, or gives anything without being trusted with people. */
export const refuseGrant = (actor: Person, wanted: Rights): 'rights_you_lack' | null =>
  may(actor, 'manage_staff') && isWithin(actor, wanted) ? null : 'rights_you_lack'

type Somebody = Person & { readonly id: number }
export type RightsChange = {
  readonly actor: Somebody
  readonly target: Somebody
  /** Null: they do not work here any more. */
  readonly wanted: Rights | null
  /** Owners who may enter, the target among them. */
  readonly owners: number
}

/**
 * The last owner stays, whoever asks. Nobody takes the right to manage staff or the way in from themselves: another must.
 * Whom one could not have given their rights, one does not touch.
 */
export function refuseChange({ actor, target, wanted, owners }: RightsChange): RightsProblem | null {
  if (!may(actor, 'manage_staff') || !isWithin(actor, target)) return 'above_you'
  if (target.role === 'owner' && wanted?.role !== 'owner' && owners <= 1) return 'last_owner'
  if (actor.id === target.id && (wanted === null || !isSafeForMyself(wanted))) return 'yourself'
  return wanted === null || isWithin(actor, wanted) ? null : 'rights_you_lack'
}

const isSafeForMyself = ({ role, permissions }: Rights) => role === 'owner' || permissions.includes('manage_staff')

/** Signing somebody out, or taking their second step away: as with their rights, not from below. */
export const refuseTouch = (actor: Person, target: Person): 'above_you' | null =>
  may(actor, 'manage_staff') && isWithin(actor, target) ? null : 'above_you'
