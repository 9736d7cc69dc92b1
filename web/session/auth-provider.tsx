import { useRouteContext } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import type { accountsApi } from '#web/api/accounts.ts'
import type { Api } from '#web/api/api.ts'
import { onTokenChange, readToken, removeToken, storeToken } from '#web/session/auth-token.ts'
import type { ShopContext } from '#web/router.tsx'
import { toast } from '#web/ui/message/toast.ts'
import { type AuthCalls, createAuthStore } from './auth-store.ts'
import { AuthContext } from './use-auth.ts'

export type Auth = ReturnType<typeof openAuth>

export function AuthProvider({ children }: { children: ReactNode }) {
  const context = useRouteContext({ from: '__root__' })
  const [auth] = useState(() => openAuth(context))

  useEffect(() => {
    const follow = () => void auth.followToken()
    follow()
    return onTokenChange(follow)
  }, [auth])

  return <AuthContext value={auth}>{children}</AuthContext>
}

function openAuth({ api, queryClient }: ShopContext) {
  const store = createAuthStore({
    calls: lateCalls(api),
    say: { success: toast.success, failure: toast.error },
    token: { read: readToken, store: storeToken, remove: removeToken },
    // What is being fetched right now belongs to the page that is on its way; taking it away would fail that page.
    onPersonChanged: () => queryClient.removeQueries({ type: 'inactive', fetchStatus: 'idle' }),
  })
  const { accept: acceptSignIn, ...others } = store
  return { ...others, acceptSignIn }
}

/** Most visitors only look around: the code of these calls comes with the first of them. */
function lateCalls(api: Api): AuthCalls {
  let here: ReturnType<typeof accountsApi> | undefined
  const calls = () => import('#web/api/accounts.ts').then((module) => (here ??= module.accountsApi(api)))
  return {
    user: async () => (await calls()).user(),
    login: async (...typed) => (await calls()).login(...typed),
    register: async (...typed) => (await calls()).register(...typed),
    // At once: the token that it takes along is removed with the next line of its caller. Who is logged in has the code.
    logout: () => here?.logout() ?? calls().then((loaded) => loaded.logout()),
    loginWithCode: async (...typed) => (await calls()).loginWithCode(...typed),
    finishLogin: async (...typed) => (await calls()).finishLogin(...typed),
  }
}
