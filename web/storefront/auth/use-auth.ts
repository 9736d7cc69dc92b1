import { createContext, use, useSyncExternalStore } from 'react'
import { NOBODY_YET } from './auth-state.ts'
import type { LateAuth } from './late-auth.ts'

export const AuthContext = createContext<LateAuth | null>(null)

/** Who is logged in, and the ways in and out. While a page is rendered on the server nobody is known: isLoading. */
export function useAuth() {
  const auth = use(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  const { read, subscribe, followToken: checkAgain, ...ways } = auth
  const state = useSyncExternalStore(subscribe, read, () => NOBODY_YET)
  return { ...state, isAuthenticated: state.user !== null, checkAgain, ...ways }
}
