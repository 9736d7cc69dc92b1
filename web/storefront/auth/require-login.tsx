import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { SpinnerPage } from '#web/ui/spinner.tsx'
import { loginAddress } from './login-address.ts'
import { useAuth } from './use-auth.ts'

/** Around a screen that needs a login: a spinner until it is known who is there, then the screen or the login page. */
export function RequireLogin({ children }: { children: ReactNode }) {
  const { isAuthenticated, isLoading } = useAuth()
  const router = useRouter()
  const mustLogIn = !isLoading && !isAuthenticated

  useEffect(() => {
    if (!mustLogIn) return
    void router.navigate({ href: loginAddress(router.state.location.href), replace: true })
  }, [mustLogIn, router])

  return isAuthenticated ? children : <SpinnerPage label="Checking your account" />
}
