import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { emailError } from '#domain/accounts/validate-login.ts'
import { ACCOUNTS } from '#domain/api/endpoints/accounts.ts'
import { accountsApi } from '#web/api/accounts.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { toast } from '#web/ui/message/toast.ts'
import { AuthLayout } from './auth-layout.tsx'
import { refusalOf } from '#web/session/auth-store.ts'
import { useFields } from './use-fields.ts'

const MailCheck = drawnIcon('mail-check')

export function ForgotPasswordPage() {
  const api = useApi()
  const { field, form, values, check, refuse } = useFields({ email: '' }, ({ email }) => emailError(email))
  const asking = useMutation({
    mutationFn: () => accountsApi(api).forgotPassword(values.email.trim()),
    onError: (error) => {
      const refused = refusalOf(error, 'The link could not be sent')
      toast.error(refused.message)
      refuse(refused.errors)
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (check()) asking.mutate()
  }

  return (
    <AuthLayout
      title="Forgot your password?"
      lead="Type your email and we send you a link for a new one."
      foot={<TextLink href="/login">Back to login</TextLink>}
    >
      {asking.isSuccess ? (
        <LinkSent message={asking.data.message ?? ''} onAgain={asking.reset} />
      ) : (
        <form
          method="post"
          action={ACCOUNTS.forgotPassword[1]}
          ref={form}
          noValidate
          onSubmit={submit}
          className="grid gap-5"
        >
          <TextInput {...field('email')} label="Email" type="email" autoComplete="username" inputMode="email" />
          <Button type="submit" size="lg" isBlock isBusy={asking.isPending}>
            {asking.isPending ? 'Sending...' : 'Send the link'}
          </Button>
        </form>
      )}
    </AuthLayout>
  )
}

function LinkSent({ message, onAgain }: { message: string; onAgain: () => void }) {
  return (
    <div role="status" className="rounded-sm bg-leaf-soft px-5 py-5">
      <p className="flex gap-3">
        <MailCheck aria-hidden strokeWidth={1.5} className="size-6 shrink-0 text-leaf" />
        <span>{message}</span>
      </p>
      <p className="mt-3 text-sm text-muted">
        Nothing there after a few minutes? Look into the spam folder, or try again.
      </p>
      <Button variant="secondary" size="sm" className="mt-4" onClick={onAgain}>
        Use another email
      </Button>
    </div>
  )
}
