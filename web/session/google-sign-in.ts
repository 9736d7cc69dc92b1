import { GOOGLE_TEXTS } from '#domain/accounts/google-texts.ts'
import { returnPath } from '#domain/accounts/return-path.ts'
import type { SignInAnswer } from '#domain/api/accounts.ts'
import type { accountsApi } from '#web/api/accounts.ts'
import type { Attempt } from './auth-state.ts'
import { type AuthStore, refusalOf } from './auth-store.ts'
import { tabStorage } from '#web/ui/state/safe-storage.ts'

const SECRET_KEY = 'google_sign_in_browser'
const ORIGIN_KEY = 'google_sign_in_origin'
export const POPUP_NAME = 'google-sign-in'
const POPUP_SHAPE = 'popup,width=500,height=640'
const CLOSED_CHECK_MS = 1000

/** What the popup tells the page that opened it. */
export type GoogleMessage =
  | { type: 'GOOGLE_AUTH_SUCCESS'; data: SignInAnswer }
  | { type: 'GOOGLE_AUTH_ERROR'; message: string }

export type GoogleSignIn = ReturnType<typeof createGoogleSignIn>

type Outside = {
  calls: Pick<ReturnType<typeof accountsApi>, 'beginGoogle' | 'finishGoogle'>
  store: Pick<AuthStore, 'accept'>
  say: { success(text: string): void; failure(text: string): void }
}

export function createGoogleSignIn({ calls, store, say }: Outside) {
  const fail = (error: unknown): Attempt => {
    const refused = refusalOf(error, error instanceof PopupProblem ? error.message : GOOGLE_TEXTS.failed)
    say.failure(refused.message)
    return refused
  }
  return {
    /** Leaves the shop for Google; the callback page brings the visitor back to `from`. */
    async redirect(from: string): Promise<Attempt> {
      try {
        tabStorage.setItem(ORIGIN_KEY, returnPath(from))
        const { url } = await calls.beginGoogle(browserSecret())
        window.location.assign(url)
        return { ok: true }
      } catch (error) {
        return fail(error)
      }
    },
    /** The same in a small window beside the page. */
    async popup(): Promise<Attempt> {
      const secret = browserSecret()
      const popup = window.open('about:blank', POPUP_NAME, POPUP_SHAPE)
      if (!popup) return fail(new PopupProblem(GOOGLE_TEXTS.popupBlocked))
      try {
        popup.location.href = (await calls.beginGoogle(secret)).url
        if (store.accept(await answerOf(popup))) say.success(GOOGLE_TEXTS.success)
        return { ok: true }
      } catch (error) {
        popup.close()
        return fail(error)
      }
    },
  }
}

class PopupProblem extends Error {
  override readonly name = 'PopupProblem'
}

/** Only a message from that very window, and from this very site, counts. */
function answerOf(popup: Window): Promise<SignInAnswer> {
  return new Promise((resolve, reject) => {
    const stop = new AbortController()
    const closedCheck = setInterval(
      () => popup.closed && end(() => reject(new PopupProblem(GOOGLE_TEXTS.popupCancelled))),
      CLOSED_CHECK_MS,
    )
    const end = (settle: () => void) => {
      clearInterval(closedCheck)
      stop.abort()
      settle()
    }
    const hear = (event: MessageEvent<GoogleMessage>) => {
      if (event.origin !== window.location.origin || event.source !== popup) return
      const message = event.data
      if (message.type === 'GOOGLE_AUTH_SUCCESS') end(() => resolve(message.data))
      else if (message.type === 'GOOGLE_AUTH_ERROR') end(() => reject(new PopupProblem(message.message)))
    }
    window.addEventListener('message', hear, { signal: stop.signal })
  })
}

/** Lives as long as the tab: whoever sends a foreign answer into this browser does not know it. */
export function browserSecret(): string {
  const kept = tabStorage.getItem(SECRET_KEY)
  if (kept) return kept
  const made = [...crypto.getRandomValues(new Uint8Array(24))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  tabStorage.setItem(SECRET_KEY, made)
  return made
}

export const rememberedOrigin = () => returnPath(tabStorage.getItem(ORIGIN_KEY))
