import type { FormEvent } from 'react'
import { passwordError } from '#domain/accounts/validate-login.ts'
import type { PasskeyFacts } from '#domain/api/accounts.ts'
import { passkeysApi } from '#web/api/passkeys.ts'
import { useApi } from '#web/api/use-api.ts'
import { useFields } from '#web/storefront/auth/use-fields.ts'
import { Button } from '#web/ui/action/button.tsx'
import { PasswordInput } from '#web/ui/form/password-input.tsx'
import { useAccountChange } from './use-account-change.ts'

type RemovePasskeyProps = { passkey: PasskeyFacts; onDone: () => void | Promise<void>; onBack: () => void }

export function RemovePasskey({ passkey, onDone, onBack }: RemovePasskeyProps) {
  const calls = passkeysApi(useApi())
  const { field, form, values, check, refuse } = useFields({ password: '' }, (input) => passwordError(input.password))
  const removing = useAccountChange({
    change: () => calls.remove(passkey.id, values.password),
    onDone,
    onRefused: refuse,
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (check()) removing.mutate(undefined)
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-3 grid gap-4">
      <PasswordInput {...field('password')} label="Password" autoComplete="current-password" autoFocus />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={removing.isPending}>
          Remove it
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Keep it
        </Button>
      </div>
    </form>
  )
}
