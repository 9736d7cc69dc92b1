import { permissionsOf } from '#domain/accounts/permissions.ts'
import { twoStepState } from '#domain/accounts/two-step.ts'
import type { DeviceSession, PasskeyFacts, SavedAddress, User } from '#domain/api/accounts.ts'
import type { UserRow } from './accounts.store.ts'
import type { AddressRow } from './addresses.store.ts'
import type { PasskeyRow } from './passkeys.store.ts'
import type { SessionRow } from './sessions.store.ts'

export function presentUser(user: UserRow, { demo }: { demo: boolean }): User {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    role: user.role,
    permissions: permissionsOf(user),
    email_verified: user.emailVerifiedAt !== null,
    has_password: user.passwordHash !== null,
    has_google: user.googleSub !== null,
    two_step: twoStepState(user, { isOn: user.twoStepAt !== null, isDemo: demo }),
    created_at: user.createdAt.toISOString(),
  }
}

export function presentSession(session: SessionRow, currentId: number): DeviceSession {
  return {
    id: session.id,
    device: session.device,
    created_at: session.createdAt.toISOString(),
    last_seen_at: session.lastSeenAt.toISOString(),
    expires_at: session.expiresAt.toISOString(),
    is_current: session.id === currentId,
  }
}

export function presentAddress({ postalCode, isDefault, ...address }: AddressRow): SavedAddress {
  return { ...address, postal_code: postalCode, is_default: isDefault }
}

export function presentPasskey({ id, name, createdAt, lastUsedAt }: PasskeyRow): PasskeyFacts {
  return { id, name, created_at: createdAt.toISOString(), last_used_at: lastUsedAt?.toISOString() ?? null }
}
