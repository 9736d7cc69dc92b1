import type { FormEvent } from 'react'
import { emailError, passwordError } from '#domain/accounts/validate-login.ts'
import { accountsApi } from '#web/api/accounts.ts'
import { useApi } from '#web/api/use-api.ts'
import { useAuth } from '#web/session/use-auth.ts'
import { useFields } from '#web/storefront/auth/use-fields.ts'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { Badge } from '#web/ui/text/badge.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { PasswordInput } from '#web/ui/form/password-input.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { AccountSection } from './account-section.tsx'
import { useAccountChange } from './use-account-change.ts'

const BadgeCheck = drawnIcon('badge-check')
const MailWarning = drawnIcon('mail-warning')

export function EmailSection() {
  const { user } = useAuth()
  return (
    <AccountSection title="Email" text="A new address counts once you have followed the link that we send to it.">
      <p className="mb-5 flex flex-wrap items-center gap-3">
        <span className="font-semibold break-all">{user?.email}</span>
        {user?.email_verified ? (
          <Badge tone="green" icon={<BadgeCheck aria-hidden />}>
            Confirmed
          </Badge>
        ) : (
          <Badge tone="yellow" icon={<MailWarning aria-hidden />}>
            Not confirmed yet
          </Badge>
        )}
      </p>
      {user && !user.email_verified && <SendAgain />}
      {user?.has_password ? (
        <ChangeEmail />
      ) : (
        <p className="text-sm text-muted">To use another email, set a password first (below).</p>
      )}
    </AccountSection>
  )
}

function SendAgain() {
  const api = useApi()
  const sending = useAccountChange({ change: () => accountsApi(api).sendVerification() })
  return (
    <Button
      variant="secondary"
      size="sm"
      className="mb-6"
      isBusy={sending.isPending}
      onClick={() => sending.mutate(undefined)}
    >
      Send me the confirmation link again
    </Button>
  )
}

function ChangeEmail() {
  const api = useApi()
  const { field, form, values, check, refuse, set } = useFields({ email: '', password: '' }, (input) => ({
    ...emailError(input.email),
    ...passwordError(input.password),
  }))
  const saving = useAccountChange({
    change: () => accountsApi(api).changeEmail(values.email.trim(), values.password),
    onDone: () => set({ email: '', password: '' }),
    onRefused: refuse,
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (check()) saving.mutate(undefined)
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <TextInput {...field('email')} label="New email" type="email" autoComplete="email" inputMode="email" />
      <PasswordInput {...field('password')} label="Your password" autoComplete="current-password" />
      <Button type="submit" className="justify-self-start" isBusy={saving.isPending}>
        Send the link
      </Button>
    </form>
  )
}
