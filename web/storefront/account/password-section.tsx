import type { FormEvent } from 'react'
import { passwordError } from '#domain/accounts/validate-login.ts'
import { confirmationError } from '#domain/accounts/validate-registration.ts'
import { accountsApi } from '#web/api/accounts.ts'
import { useApi } from '#web/api/use-api.ts'
import { useAuth } from '#web/session/use-auth.ts'
import { useFields } from '#web/storefront/auth/use-fields.ts'
import { Button } from '#web/ui/action/button.tsx'
import { PasswordInput } from '#web/ui/form/password-input.tsx'
import { AccountSection } from './account-section.tsx'
import { useAccountChange } from './use-account-change.ts'

export function PasswordSection() {
  const { user } = useAuth()
  return (
    <AccountSection
      title="Password"
      text={
        user?.has_password
          ? 'A change logs out all your other devices.'
          : `You log in ${user?.has_google ? 'with Google' : 'with a code by mail'}. A password is one more way in.`
      }
    >
      {user?.has_password ? <ChangePassword /> : <SetPassword />}
    </AccountSection>
  )
}

const EMPTY = { current_password: '', password: '', password_confirmation: '' }

function ChangePassword() {
  const api = useApi()
  const { acceptSignIn } = useAuth()
  const { field, form, values, check, refuse, set } = useFields(EMPTY, (input) => ({
    ...(input.current_password === '' ? { current_password: 'Current password is required' } : {}),
    ...passwordError(input.password),
    ...confirmationError(input.password, input.password_confirmation),
  }))
  const saving = useAccountChange({
    change: () => accountsApi(api).changePassword(values),
    onDone: ({ data }) => {
      acceptSignIn(data)
      set(EMPTY)
    },
    onRefused: refuse,
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (check()) saving.mutate(undefined)
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <PasswordInput {...field('current_password')} label="Current password" autoComplete="current-password" />
      <PasswordInput
        {...field('password')}
        label="New Password"
        hint="At least 6 characters"
        autoComplete="new-password"
      />
      <PasswordInput {...field('password_confirmation')} label="Confirm Password" autoComplete="new-password" />
      <Button type="submit" className="justify-self-start" isBusy={saving.isPending}>
        Change password
      </Button>
    </form>
  )
}

function SetPassword() {
  const api = useApi()
  const { user } = useAuth()
  const asking = useAccountChange({ change: () => accountsApi(api).forgotPassword(user?.email ?? '') })
  return (
    <Button variant="secondary" isBusy={asking.isPending} onClick={() => asking.mutate(undefined)}>
      Mail me a link to set a password
    </Button>
  )
}
