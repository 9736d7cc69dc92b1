import { AUTH_TEXTS } from '#domain/accounts/auth-texts.ts'
import type { SignInAnswer, User } from '#domain/api/accounts.ts'
import type { CodeOf } from '#domain/api/endpoint.ts'
import type { ACCOUNTS } from '#domain/api/endpoints/accounts.ts'
import type { accountsApi, Registration } from '#web/api/accounts.ts'
import { ApiError } from '#web/api/api.ts'
import { createStore } from '#web/ui/state/store.ts'
import { type Attempt, type AuthState, NOBODY, NOBODY_YET } from './auth-state.ts'

export type AuthCalls = Pick<
  ReturnType<typeof accountsApi>,
  'user' | 'login' | 'register' | 'logout' | 'loginWithCode' | 'finishLogin'
>

type Outside = {
  calls: AuthCalls
  token: { read(): string | null; store(token: string): void; remove(): void }
  /** Somebody else is at the screen now, or nobody: what was fetched for the last one is forgotten. */
  onPersonChanged(): void
  say: { success(text: string): void; failure(text: string): void }
}

type Try = (
  call: () => Promise<{ data: SignInAnswer }>,
  texts: { success: string; failure: string },
) => Promise<Attempt>

export type AuthStore = ReturnType<typeof createAuthStore>

export function createAuthStore({ calls, token, onPersonChanged, say }: Outside) {
  const store = createStore<AuthState>(NOBODY_YET)
  const set = (change: Partial<AuthState>) => store.set({ ...store.read(), ...change })

  /** At start, and whenever the token was changed elsewhere. A bad token is removed without a word. */
  async function followToken(): Promise<void> {
    const stored = token.read()
    const { token: known, user } = store.read()
    if (stored === known && user) return
    if (user) onPersonChanged()
    if (stored === null) return set(NOBODY)
    set({ user: null, token: stored, isLoading: true, isUnreachable: false })
    try {
      const { data } = await calls.user()
      if (token.read() === stored) set({ user: data, isLoading: false })
    } catch (error) {
      if (token.read() !== stored) return
      set({ ...NOBODY, isUnreachable: !isRealNo(error) })
      if (isRealNo(error)) token.remove()
    }
  }

  /** False when a second step is still asked for. */
  function accept(answer: SignInAnswer): boolean {
    const isIn = 'token' in answer
    if (isIn) onPersonChanged()
    set({ ...NOBODY, ...answer })
    if (isIn) token.store(answer.token)
    return isIn
  }

  const attempt = attemptWith({ set, accept, say })

  return {
    read: store.read,
    first: store.first,
    subscribe: store.subscribe,
    followToken,
    accept,
    ...waysIn(calls, attempt),
    finishLogin: (code: string) => attempt(() => calls.finishLogin(store.read().challenge ?? '', code), LOGIN),
    forgetChallenge: () => set({ challenge: null }),
    logout(): void {
      // The call takes the token along before it is removed; whether it arrives changes nothing for this browser.
      if (store.read().token) calls.logout().catch(() => undefined)
      onPersonChanged()
      set(NOBODY)
      token.remove()
      say.success(AUTH_TEXTS.loggedOut)
    },
    updateUser: (user: User) => set({ user }),
  }
}

type Steps = Pick<Outside, 'say'> & {
  set(change: Partial<AuthState>): void
  accept(answer: SignInAnswer): boolean
}

const attemptWith =
  ({ set, accept, say }: Steps): Try =>
  async (call, texts) => {
    set({ isLoading: true })
    try {
      if (accept((await call()).data)) say.success(texts.success)
      return { ok: true }
    } catch (error) {
      set({ isLoading: false, ...(hasEnded(error) ? { challenge: null } : {}) })
      const refused = refusalOf(error, texts.failure)
      say.failure(refused.message)
      return refused
    }
  }

const LOGIN = { success: AUTH_TEXTS.loginSuccess, failure: AUTH_TEXTS.loginFailed }
const REGISTRATION = { success: AUTH_TEXTS.registrationSuccess, failure: AUTH_TEXTS.registrationFailed }

function waysIn(calls: Outside['calls'], attempt: Try) {
  return {
    login: (email: string, password: string) => attempt(() => calls.login(email.trim(), password), LOGIN),
    loginWithCode: (email: string, code: string) => attempt(() => calls.loginWithCode(email.trim(), code), LOGIN),
    register: (input: Registration) =>
      attempt(() => calls.register({ ...input, name: input.name.trim(), email: input.email.trim() }), REGISTRATION),
  }
}

const ENDED: CodeOf<typeof ACCOUNTS.finishLogin> = 'challenge_ended'

/** The second step took too long: the login begins again. */
const hasEnded = (error: unknown) => error instanceof ApiError && error.code === ENDED

/** Whatever else went wrong, the shop or what stands before it, says nothing about the token. */
const isRealNo = (error: unknown) => error instanceof ApiError && error.status === 401

export function refusalOf(error: unknown, fallback: string): Extract<Attempt, { ok: false }> {
  if (error instanceof ApiError) return { ok: false, message: error.message || fallback, errors: error.errors }
  return { ok: false, message: fallback, errors: {} }
}
