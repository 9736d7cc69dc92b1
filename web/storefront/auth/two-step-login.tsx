import type { FormEvent } from 'react'
import { readSecondStep } from '#domain/accounts/two-step.ts'
import { useAuth } from '#web/session/use-auth.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { useFields } from './use-fields.ts'

/** After the password, a mailed code or Google: the code of the app. */
export function TwoStepLogin() {
  const { finishLogin, forgetChallenge, isLoading } = useAuth()
  const { field, form, values, check, refuse } = useFields({ code: '' }, ({ code }) =>
    readSecondStep(code) ? {} : { code: 'Type the 6 digits of your app, or a recovery code' },
  )

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!check()) return
    const attempt = await finishLogin(values.code.trim())
    if (!attempt.ok) refuse({ code: [attempt.message] })
  }

  return (
    <AuthLayout title="One more step" lead="Your account is protected by two-step sign-in.">
      <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
        <TextInput
          {...field('code')}
          label="Code"
          hint="From the app on your phone. Without it, type a recovery code."
          autoComplete="one-time-code"
          maxLength={40}
          autoFocus
        />
        <Button type="submit" size="lg" isBlock isBusy={isLoading}>
          {isLoading ? 'Logging in...' : 'Login'}
        </Button>
        <Button variant="quiet" onClick={forgetChallenge}>
          Begin again
        </Button>
      </form>
    </AuthLayout>
  )
}
