import type { FormEvent } from 'react'
import { readSecondStep } from '#domain/accounts/two-step.ts'
import { useAuth } from '#web/session/use-auth.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { PasskeyLogin } from './passkey-login.tsx'
import { useFields } from './use-fields.ts'

/** After the password, a mailed code or Google: a passkey, the code of the app, or a recovery code. */
export function TwoStepLogin() {
  const { challenge, steps = ['app'], forgetChallenge } = useAuth()
  const hasApp = steps.includes('app')
  return (
    <AuthLayout title="One more step" lead="Your account is protected by two-step sign-in.">
      <div className="grid gap-5">
        {steps.includes('passkey') && challenge !== null && <PasskeyLogin challenge={challenge} />}
        <CodeForm hasApp={hasApp} isFirst={!steps.includes('passkey')} />
        <Button variant="quiet" onClick={forgetChallenge}>
          Begin again
        </Button>
      </div>
    </AuthLayout>
  )
}

function CodeForm({ hasApp, isFirst }: { hasApp: boolean; isFirst: boolean }) {
  const { finishLogin, isLoading } = useAuth()
  const { field, form, values, check, refuse } = useFields({ code: '' }, ({ code }) =>
    readSecondStep(code)
      ? {}
      : { code: hasApp ? 'Type the 6 digits of your app, or a recovery code' : 'Type one of your recovery codes' },
  )

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!check()) return
    const attempt = await finishLogin(values.code.trim())
    if (!attempt.ok) refuse({ code: [attempt.message] })
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <TextInput
        {...field('code')}
        label={hasApp ? 'Code' : 'Recovery code'}
        hint={hasApp ? 'From the app on your phone. Without it, type a recovery code.' : 'If your passkey is not here.'}
        autoComplete="one-time-code"
        maxLength={40}
        autoFocus={isFirst}
      />
      <Button type="submit" size="lg" isBlock isBusy={isLoading} variant={isFirst ? 'primary' : 'secondary'}>
        {isLoading ? 'Logging in...' : 'Login'}
      </Button>
    </form>
  )
}
