import type { AccountState } from '#web/storefront/shell/account-state.ts'
import { useAuth } from '#web/session/use-auth.ts'

/** What the header shows. Without a stored token there is nothing to wait for: a guest. */
export function useAccountState(): AccountState {
  const { user, token, isLoading } = useAuth()
  if (user)
    return {
      status: 'member',
      name: user.name,
      email: user.email,
      isStaff: user.permissions.includes('open_back_office'),
    }
  return { status: isLoading && token ? 'unknown' : 'guest' }
}
