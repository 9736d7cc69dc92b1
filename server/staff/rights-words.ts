import { type Permission, permissionsOf, type Person } from '#domain/accounts/permissions.ts'
import { PRESET_WORDS, presetOf, rightText } from '#domain/accounts/staff-presets.ts'
import type { Rights } from '#domain/accounts/staff-rights.ts'

/** As mails and the join page say it: what somebody is called here, and what they may do. */
export function rightsWords(person: Person): { place: string; rights: string[] } {
  const preset = presetOf(person)
  const isOwner = person.role === 'owner'
  return {
    place: preset ? PRESET_WORDS[preset].label : 'Your rights',
    rights: isOwner
      ? []
      : permissionsOf(person)
          .filter((each) => each !== 'open_back_office')
          .map(rightText),
  }
}

/** As the audit log keeps it. */
export const rightsFacts = (person: Person) => ({
  role: person.role,
  permissions: person.role === 'owner' ? 'all' : permissionsOf(person).join(', '),
})

/** Of an invitation as it lies in the database. */
export const rightsIn = ({ role, permissions }: { role: Rights['role']; permissions: string[] | null }): Rights => ({
  role,
  permissions: (permissions ?? []) as Permission[],
})
