import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { GOOGLE_TEXTS } from '#domain/accounts/google-texts.ts'
import type { SignInAnswer } from '#domain/api/accounts.ts'
import { accountsApi } from '#web/api/accounts.ts'
import { ApiError, type Api } from '#web/api/api.ts'
import { useApi } from '#web/api/use-api.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { Spinner } from '#web/ui/message/spinner.tsx'
import { toast } from '#web/ui/message/toast.ts'
import { browserSecret, type GoogleMessage, POPUP_NAME, rememberedOrigin } from '#web/session/google-sign-in.ts'
import { loginAddress } from '#web/session/login-address.ts'
import { useAuth } from '#web/session/use-auth.ts'

const CircleCheck = drawnIcon('circle-check')
const CircleX = drawnIcon('circle-x')

type Outcome = { state: 'success'; signedIn: SignInAnswer } | { state: 'error'; message: string }

const REDIRECT_MS = 2000

/** Google sends the visitor here. Three states, and as a popup one message to the page that opened it. */
export function GoogleCallbackPage() {
  const api = useApi()
  const { acceptSignIn } = useAuth()
  const router = useRouter()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const hasBegun = useRef(false)

  useEffect(() => {
    // A code works once: a second run of this effect must not spend it again.
    if (hasBegun.current) return
    hasBegun.current = true
    void finish(api, new URLSearchParams(window.location.search)).then((found) => {
      if (tellOpener(found)) return
      // Who has two-step sign-in goes on where its code is asked for.
      if (found.state === 'success' && !acceptSignIn(found.signedIn))
        return void router.navigate({ href: loginAddress(rememberedOrigin()), replace: true })
      if (found.state === 'success') toast.success(GOOGLE_TEXTS.success)
      else toast.error(GOOGLE_TEXTS.failed)
      setOutcome(found)
    })
  }, [api, acceptSignIn, router])

  const isDone = outcome?.state === 'success'
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => void router.navigate({ href: rememberedOrigin(), replace: true }), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [isDone, router])

  if (!outcome) return <Waiting />
  return outcome.state === 'success' ? <Done /> : <Failed message={outcome.message} />
}

async function finish(api: Api, answer: URLSearchParams): Promise<Outcome> {
  const code = answer.get('code')
  if (answer.get('error')) return { state: 'error', message: GOOGLE_TEXTS.refused }
  if (!code) return { state: 'error', message: GOOGLE_TEXTS.noCode }
  try {
    const { data } = await accountsApi(api).finishGoogle(code, answer.get('state') ?? '', browserSecret())
    return { state: 'success', signedIn: data }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0) return { state: 'error', message: GOOGLE_TEXTS.unexpected }
    return {
      state: 'error',
      message: error.code === 'validation' ? GOOGLE_TEXTS.error : error.message || GOOGLE_TEXTS.error,
    }
  }
}

/** True when this is the popup: then the opener goes on and this window is done. */
function tellOpener(outcome: Outcome): boolean {
  const opener: Window | null = window.opener
  if (!opener || window.name !== POPUP_NAME) return false
  const message: GoogleMessage =
    outcome.state === 'success'
      ? { type: 'GOOGLE_AUTH_SUCCESS', data: outcome.signedIn }
      : { type: 'GOOGLE_AUTH_ERROR', message: outcome.message }
  opener.postMessage(message, window.location.origin)
  window.close()
  return true
}

function Waiting() {
  return (
    <Notice
      icon={<Spinner size="lg" label="" className="text-leaf" />}
      title="Google sign-in"
      text={GOOGLE_TEXTS.waiting}
    />
  )
}

function Done() {
  return (
    <Notice
      icon={<CircleCheck aria-hidden strokeWidth={1.3} className="size-14 text-leaf" />}
      title="You are logged in"
      text={GOOGLE_TEXTS.done}
      actions={<ButtonLink href="/">Go to Home</ButtonLink>}
    />
  )
}

function Failed({ message }: { message: string }) {
  return (
    <Notice
      icon={<CircleX aria-hidden strokeWidth={1.3} className="size-14 text-terracotta" />}
      title="Sign-in did not work"
      text={message}
      actions={
        <>
          <ButtonLink href={loginAddress(rememberedOrigin())}>Try Again</ButtonLink>
          <ButtonLink href="/" variant="secondary">
            Go to Home
          </ButtonLink>
        </>
      }
    />
  )
}

function Notice({ icon, title, text, actions }: { icon: ReactNode; title: string; text: string; actions?: ReactNode }) {
  return (
    <div className="mx-auto flex min-h-[55vh] max-w-md flex-col items-center justify-center px-4 py-16 text-center">
      {icon}
      <h1 className="mt-6 text-heading">{title}</h1>
      <p role="status" className="mt-3 text-muted">
        {text}
      </p>
      {actions && <div className="mt-7 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  )
}
