import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { passwordError } from '#domain/accounts/validate-login.ts'
import { confirmationError } from '#domain/accounts/validate-registration.ts'
import { accountsApi } from '#web/api/accounts.ts'
import { ACCOUNTS } from '#domain/api/endpoints/accounts.ts'
import { isRefusedWith } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { removeToken } from '#web/session/auth-token.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { EmptyState } from '#web/ui/message/empty-state.tsx'
import { PasswordInput } from '#web/ui/form/password-input.tsx'
import { toast } from '#web/ui/message/toast.ts'
import { AuthLayout } from './auth-layout.tsx'
import { refusalOf } from '#web/session/auth-store.ts'
import { useFields } from './use-fields.ts'
import { useLinkToken } from './use-link-token.ts'

const Link2Off = drawnIcon('link-2-off')

export function ResetPasswordPage() {
  const token = useLinkToken()
  return token === null ? <LinkEnded /> : <NewPassword token={token} />
}

/** Drawn before the page knows its token: nearly everybody comes with one. */
function NewPassword({ token }: { token: string | undefined }) {
  const api = useApi()
  const router = useRouter()
  const { field, form, values, check, refuse } = useFields({ password: '', password_confirmation: '' }, (input) => ({
    ...passwordError(input.password),
    ...confirmationError(input.password, input.password_confirmation),
  }))
  const saving = useMutation({
    mutationFn: (known: string) => accountsApi(api).resetPassword(known, values.password, values.password_confirmation),
    onSuccess: ({ message }) => {
      // The server has ended every session, this browser's too.
      removeToken()
      toast.success(message ?? '')
      void router.navigate({ href: '/login', replace: true })
    },
    onError: (error) => {
      const refused = refusalOf(error, 'The password could not be changed')
      toast.error(refused.message)
      refuse(refused.errors)
    },
  })
  if (isRefusedWith(saving.error, ACCOUNTS.resetPassword, 'link_ended')) return <LinkEnded />

  function submit(event: FormEvent) {
    event.preventDefault()
    if (token !== undefined && check()) saving.mutate(token)
  }

  return (
    <AuthLayout
      title="Set a new password"
      lead="All your devices are logged out when it changes."
      needsScript="Setting a new password"
      isTall
    >
      <form method="post" ref={form} noValidate onSubmit={submit} className="grid gap-5">
        <PasswordInput
          {...field('password')}
          label="New Password"
          hint="At least 6 characters"
          autoComplete="new-password"
        />
        <PasswordInput {...field('password_confirmation')} label="Confirm Password" autoComplete="new-password" />
        <Button type="submit" size="lg" isBlock isBusy={saving.isPending}>
          {saving.isPending ? 'Saving...' : 'Save the new password'}
        </Button>
      </form>
    </AuthLayout>
  )
}

function LinkEnded() {
  return (
    <EmptyState
      className="min-h-svh"
      headingLevel={1}
      icon={Link2Off}
      title="This password link has ended"
      text="A link works once, within 60 minutes. Ask for a new one and use the newest mail."
      actions={
        <>
          <ButtonLink href="/forgot-password">Send a new link</ButtonLink>
          <ButtonLink href="/login" variant="secondary">
            Back to login
          </ButtonLink>
        </>
      }
    />
  )
}
