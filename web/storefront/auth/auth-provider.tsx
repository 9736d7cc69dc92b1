import { useRouteContext } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { onTokenChange, readToken } from '#web/api/auth-token.ts'
import { createLateAuth } from './late-auth.ts'
import { AuthContext } from './use-auth.ts'

export function AuthProvider({ children }: { children: ReactNode }) {
  const context = useRouteContext({ from: '__root__' })
  const [auth] = useState(() =>
    createLateAuth(async () => (await import('./open-auth.ts')).openAuth(context), readToken),
  )

  useEffect(() => {
    auth.followToken()
    return onTokenChange(auth.followToken)
  }, [auth])

  return <AuthContext value={auth}>{children}</AuthContext>
}
