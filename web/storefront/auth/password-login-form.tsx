import type { FormEvent } from 'react'
import { validateLogin } from '#domain/accounts/validate-login.ts'
import { Button } from '#web/ui/action/button.tsx'
import { PasswordInput } from '#web/ui/form/password-input.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { useAuth } from '#web/session/use-auth.ts'
import { useFields } from './use-fields.ts'

/** `onEmail` keeps the address for the sign-in code, so that nobody types it twice. */
export function PasswordLoginForm({ email, onEmail }: { email: string; onEmail: (email: string) => void }) {
  const { login, isLoading, token } = useAuth()
  const { field, form, values, check, refuse } = useFields({ email, password: '' }, validateLogin)
  const isBusy = isLoading && token === null && values.password !== ''

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!check()) return
    const attempt = await login(values.email, values.password)
    if (!attempt.ok) refuse(attempt.errors)
  }

  return (
    <form method="post" ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <TextInput
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        onInput={(event) => onEmail(event.currentTarget.value)}
      />
      <div>
        <PasswordInput {...field('password')} label="Password" autoComplete="current-password" />
        <p className="mt-2 text-right text-sm">
          <TextLink href="/forgot-password">Forgot your password?</TextLink>
        </p>
      </div>
      <Button type="submit" size="lg" isBlock isBusy={isBusy}>
        {isBusy ? 'Logging in...' : 'Login'}
      </Button>
    </form>
  )
}
