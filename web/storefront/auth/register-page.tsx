import type { FormEvent } from 'react'
import { validateRegistration } from '#domain/accounts/validate-registration.ts'
import { Button } from '#web/ui/action/button.tsx'
import { PasswordInput } from '#web/ui/form/password-input.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { GoogleButton } from './google-button.tsx'
import { OtherEntrance } from './other-entrance.tsx'
import { useAuth } from '#web/session/use-auth.ts'
import { useFields } from './use-fields.ts'
import { useLeaveWhenLoggedIn } from './use-leave-when-logged-in.ts'
import { useOrigin } from './use-origin.ts'

export { loadSignInMethods } from './google-button.tsx'

export function RegisterPage() {
  const { read } = useOrigin()
  useLeaveWhenLoggedIn()
  return (
    <AuthLayout
      title="Create your account"
      needsScript="An account"
      foot={
        <>
          Already have an account? <OtherEntrance page="/login">Login</OtherEntrance>
        </>
      }
    >
      <RegisterForm />
      <GoogleButton readOrigin={read} />
    </AuthLayout>
  )
}

const EMPTY = { name: '', email: '', password: '', password_confirmation: '' }

function RegisterForm() {
  const { register, isLoading, token } = useAuth()
  const { field, form, values, check, refuse } = useFields(EMPTY, validateRegistration)
  const isBusy = isLoading && token === null && values.password !== ''

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!check()) return
    const attempt = await register(values)
    if (!attempt.ok) refuse(attempt.errors)
  }

  return (
    <form method="post" ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <TextInput {...field('name')} label="Full Name" autoComplete="name" />
      <TextInput {...field('email')} label="Email" type="email" autoComplete="email" inputMode="email" />
      <PasswordInput {...field('password')} label="Password" hint="At least 6 characters" autoComplete="new-password" />
      <PasswordInput {...field('password_confirmation')} label="Confirm Password" autoComplete="new-password" />
      <Button type="submit" size="lg" isBlock isBusy={isBusy}>
        {isBusy ? 'Creating your account...' : 'Register'}
      </Button>
      <p className="text-xs text-muted">
        We use your name and email for your orders and to log you in, nothing else. The{' '}
        <TextLink href="/privacy-policy">Privacy Policy</TextLink> says what we keep and how you delete it.
      </p>
    </form>
  )
}
