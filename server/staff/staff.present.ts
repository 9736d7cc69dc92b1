import { permissionsOf, type Person } from '#domain/accounts/permissions.ts'
import { presetOf } from '#domain/accounts/staff-presets.ts'
import { refuseTouch } from '#domain/accounts/staff-rights.ts'
import type { InvitationJson, StaffRowJson, StaffSheetJson } from '#domain/api/staff.ts'
import type { InvitationRow } from './invitations.store.ts'
import { rightsIn } from './rights-words.ts'
import type { ColleagueRow, DeviceRow } from './staff.store.ts'

type Viewer = Person & { readonly id: number }

export function presentColleague(row: ColleagueRow, viewer: Viewer): StaffRowJson {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role === 'owner' ? 'owner' : 'staff',
    permissions: permissionsOf(row),
    preset: presetOf(row),
    two_step: row.twoStepAt !== null,
    last_seen_at: row.lastSeenAt === null ? null : new Date(row.lastSeenAt).toISOString(),
    devices: row.devices,
    is_you: row.id === viewer.id,
    version: row.version,
  }
}

export function presentSheet(
  row: ColleagueRow,
  devices: readonly DeviceRow[],
  { user, sessionId }: { user: Viewer; sessionId: number },
): StaffSheetJson {
  return {
    ...presentColleague(row, user),
    may_change: refuseTouch(user, row) === null,
    sessions: devices.map((each) => ({
      id: each.id,
      device: each.device,
      created_at: each.createdAt.toISOString(),
      last_seen_at: each.lastSeenAt.toISOString(),
      expires_at: each.expiresAt.toISOString(),
      is_current: each.id === sessionId,
    })),
  }
}

export function presentInvitation(row: InvitationRow, now: Date): InvitationJson {
  const { role, permissions } = rightsIn(row)
  return {
    id: row.id,
    email: row.email,
    role,
    permissions: [...permissions],
    preset: presetOf({ role, permissions }),
    by: row.by,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    is_expired: row.expiresAt <= now,
  }
}
