import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import type { ShopRouter } from '#web/router.tsx'
import { SpinnerPage } from '#web/ui/spinner.tsx'
import { loginAddress } from './login-address.ts'
import { useAuth } from './use-auth.ts'

/** Around a screen that needs a login: a spinner until it is known who is there, then the screen or the login page. */
export function RequireLogin({ children }: { children: ReactNode }) {
  const { isAuthenticated, isLoading } = useAuth()
  const router = useRouter()
  const mustLogIn = !isLoading && !isAuthenticated

  useEffect(() => {
    if (!mustLogIn || isLeaving(router)) return
    void router.navigate({ href: loginAddress(router.state.location.href), replace: true })
  }, [mustLogIn, router])

  return isAuthenticated ? children : <SpinnerPage label="Checking your account" />
}

/** Whoever is already on the way to another page, such as home after deleting the account, is not called back. */
function isLeaving({ state }: Pick<ShopRouter, 'state'>): boolean {
  return state.resolvedLocation !== undefined && state.resolvedLocation.pathname !== state.location.pathname
}
