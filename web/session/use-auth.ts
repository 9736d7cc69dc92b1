import { createContext, use } from 'react'
import { useStore } from '#web/ui/state/store.ts'
import type { Auth } from './auth-provider.tsx'

export const AuthContext = createContext<Auth | null>(null)

/** Who is logged in, and the ways in and out. While a page is rendered on the server nobody is known: isLoading. */
export function useAuth() {
  const auth = use(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  const { read: _read, first: _first, subscribe: _subscribe, followToken: checkAgain, ...ways } = auth
  const state = useStore(auth)
  return { ...state, isAuthenticated: state.user !== null, checkAgain, ...ways }
}
