import { ApiError } from '#web/api/api.ts'
import { createLateStore } from '#web/data/late-store.ts'
import { toast } from '#web/ui/toast.ts'
import { type Attempt, type AuthState, NOBODY, NOBODY_YET } from './auth-state.ts'
import type { Auth } from './open-auth.ts'

export type LateAuth = ReturnType<typeof createLateAuth>

/** A visitor without a token is nobody, which takes no code to know: the account's code comes with the first need of it. */
export function createLateAuth(load: () => Promise<Auth>, readToken: () => string | null) {
  const late = createLateStore<AuthState, Auth>(NOBODY_YET, load)

  async function tryTo(attempt: (auth: Auth) => Promise<Attempt>): Promise<Attempt> {
    const auth = await late.open().catch(() => null)
    if (auth) return attempt(auth)
    const { message, errors } = new ApiError(0, {})
    toast.error(message)
    return { ok: false, message, errors }
  }

  const soon = (change: (auth: Auth) => void) => void late.open().then(change, () => {})

  return {
    read: late.read,
    subscribe: late.subscribe,
    /** Fetched ahead where somebody is about to log in. */
    prepare: () => soon(() => {}),
    followToken() {
      const opened = late.opened()
      if (opened) void opened.followToken()
      else if (readToken() === null) late.settle(NOBODY)
      else soon(() => {})
    },
    login: (...input: Parameters<Auth['login']>) => tryTo((auth) => auth.login(...input)),
    loginWithCode: (...input: Parameters<Auth['loginWithCode']>) => tryTo((auth) => auth.loginWithCode(...input)),
    register: (...input: Parameters<Auth['register']>) => tryTo((auth) => auth.register(...input)),
    loginWithGoogle: (from: string) => tryTo((auth) => auth.loginWithGoogle(from)),
    // A browser opens a window only in the very moment of the press.
    loginWithGooglePopup: () => late.opened()?.loginWithGooglePopup() ?? tryTo((auth) => auth.loginWithGooglePopup()),
    /** Takes over a new token, such as the one after a changed password. */
    acceptSignIn: (...input: Parameters<Auth['accept']>) => soon((auth) => auth.accept(...input)),
    logout: () => soon((auth) => auth.logout()),
    updateUser: (...input: Parameters<Auth['updateUser']>) => soon((auth) => auth.updateUser(...input)),
  }
}
