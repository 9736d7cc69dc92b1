import { createContext, use, useSyncExternalStore } from 'react'
import { type AuthStore, NOBODY_YET } from './auth-store.ts'
import type { GoogleSignIn } from './google-sign-in.ts'

export const AuthContext = createContext<{ store: AuthStore; google: GoogleSignIn } | null>(null)

/** Who is logged in, and the ways in and out. While a page is rendered on the server nobody is known: isLoading. */
export function useAuth() {
  const auth = use(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  const { store, google } = auth
  const state = useSyncExternalStore(store.subscribe, store.read, () => NOBODY_YET)
  const { login, loginWithCode, register, logout, updateUser, accept } = store
  return {
    ...state,
    isAuthenticated: state.user !== null,
    login,
    loginWithCode,
    register,
    loginWithGoogle: google.redirect,
    loginWithGooglePopup: google.popup,
    logout,
    updateUser,
    /** Takes over a new token, such as the one after a changed password. */
    acceptSignIn: accept,
  }
}
