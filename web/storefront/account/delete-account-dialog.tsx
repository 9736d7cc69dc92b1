import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useId } from 'react'
import { emailError, passwordError } from '#domain/accounts/validate-login.ts'
import { accountsApi } from '#web/api/accounts.ts'
import { useApi } from '#web/api/use-api.ts'
import { removeToken } from '#web/session/auth-token.ts'
import { useAuth } from '#web/session/use-auth.ts'
import { useFields } from '#web/storefront/auth/use-fields.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { PasswordInput } from '#web/ui/form/password-input.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { useAccountChange } from './use-account-change.ts'

/** Proven by the password; by whoever has none, by typing the email. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const formId = useId()
  const router = useRouter()
  const api = useApi()
  const { user } = useAuth()
  const hasPassword = user?.has_password ?? true
  const { field, form, values, check, refuse } = useFields({ email: '', password: '' }, ({ email, password }) =>
    hasPassword ? passwordError(password) : emailError(email),
  )
  const deleting = useAccountChange({
    change: () => accountsApi(api).eraseAccount(hasPassword ? { password: values.password } : { email: values.email }),
    onDone: () => {
      // On the way first: a members' page without a token leads to the login. The token is dead, so the home page asks without it.
      void router.navigate({ href: '/', replace: true })
      removeToken()
    },
    onRefused: refuse,
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (check()) deleting.mutate(undefined)
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Delete my account"
      description="This cannot be undone. You may want to download your data first."
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Keep my account
          </Button>
          <Button type="submit" form={formId} variant="danger" isBusy={deleting.isPending}>
            Delete for good
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} noValidate onSubmit={submit}>
        {hasPassword ? (
          <PasswordInput {...field('password')} label="Your password" autoComplete="current-password" />
        ) : (
          <TextInput
            {...field('email')}
            label={`Type your email, ${user?.email ?? ''}`}
            type="email"
            autoComplete="off"
          />
        )}
      </form>
    </Dialog>
  )
}
