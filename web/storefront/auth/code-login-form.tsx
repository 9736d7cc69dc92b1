import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { emailError } from '#domain/accounts/validate-login.ts'
import { accountsApi } from '#web/api/accounts.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { toast } from '#web/ui/message/toast.ts'
import { refusalOf } from '#web/session/auth-store.ts'
import { useAuth } from '#web/session/use-auth.ts'
import { useFields } from './use-fields.ts'

/** No password to remember: a code of six digits comes by mail. */
export function CodeLoginForm({ email }: { email: string }) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return sentTo === null ? (
    <AskForCode email={email} onSent={setSentTo} />
  ) : (
    <TypeCode email={sentTo} onAgain={() => setSentTo(null)} />
  )
}

function AskForCode({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const api = useApi()
  const { field, form, values, check, refuse } = useFields({ email }, (input) => emailError(input.email))
  const asking = useMutation({
    mutationFn: () => accountsApi(api).requestCode(values.email.trim()),
    onSuccess: () => onSent(values.email.trim()),
    onError: (error) => {
      const refused = refusalOf(error, 'The code could not be sent')
      toast.error(refused.message)
      refuse(refused.errors)
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (check()) asking.mutate()
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <TextInput {...field('email')} label="Email" type="email" autoComplete="username" inputMode="email" />
      <Button type="submit" size="lg" isBlock isBusy={asking.isPending}>
        {asking.isPending ? 'Sending...' : 'Send me a code'}
      </Button>
    </form>
  )
}

function TypeCode({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { loginWithCode, isLoading } = useAuth()
  const { field, form, values, check, refuse } = useFields({ code: '' }, ({ code }) =>
    /^\d{6}$/.test(code.trim()) ? {} : { code: code.trim() === '' ? 'Code is required' : 'Code must be 6 digits' },
  )

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!check()) return
    const attempt = await loginWithCode(email, values.code.trim())
    if (!attempt.ok) refuse({ code: [attempt.message] })
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <p role="status" className="rounded-sm bg-leaf-soft px-4 py-3 text-sm">
        If there is an account with <strong className="break-all">{email}</strong>, a code is on its way. It works for
        10 minutes.
      </p>
      <TextInput
        {...field('code')}
        label="Code from the mail"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={6}
        autoFocus
      />
      <Button type="submit" size="lg" isBlock isBusy={isLoading}>
        {isLoading ? 'Logging in...' : 'Login'}
      </Button>
      <Button variant="quiet" onClick={onAgain}>
        Send a new code
      </Button>
    </form>
  )
}
