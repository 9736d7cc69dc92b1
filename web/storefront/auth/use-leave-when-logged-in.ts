import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { originOf } from '#web/session/login-address.ts'
import { useAuth } from '#web/session/use-auth.ts'

/** The login and register pages are for guests; whoever is logged in, before or just now, goes on to the origin. */
export function useLeaveWhenLoggedIn(): void {
  const { isAuthenticated } = useAuth()
  const router = useRouter()
  useEffect(() => {
    if (!isAuthenticated) return
    void router.navigate({ href: originOf(router.state.location.searchStr), replace: true })
  }, [isAuthenticated, router])
}
