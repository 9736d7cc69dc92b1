import type { FormEvent } from 'react'
import { LONGEST_PASSKEY_NAME } from '#domain/accounts/two-step.ts'
import { passwordError } from '#domain/accounts/validate-login.ts'
import { ApiError } from '#web/api/api.ts'
import { passkeysApi } from '#web/api/passkeys.ts'
import { useApi } from '#web/api/use-api.ts'
import { makePasskey, passkeyWords } from '#web/session/ask-passkey.ts'
import { useFields } from '#web/storefront/auth/use-fields.ts'
import { Button } from '#web/ui/action/button.tsx'
import { PasswordInput } from '#web/ui/form/password-input.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { useAccountChange } from './use-account-change.ts'

type AddPasskeyProps = { onCodes: (codes: readonly string[]) => void | Promise<void>; onBack: () => void }

/** A name to know it by and the password, then the browser's own window. */
export function AddPasskey({ onCodes, onBack }: AddPasskeyProps) {
  const calls = passkeysApi(useApi())
  const { field, form, values, check, refuse } = useFields({ name: '', password: '' }, (input) => ({
    ...(input.name.trim() === '' ? { name: 'Name is required' } : {}),
    ...passwordError(input.password),
  }))
  const adding = useAccountChange({
    change: async () => {
      const { data } = await calls.begin(values.password)
      return calls.add(values.name.trim(), await made(data.options))
    },
    onDone: ({ data }) => onCodes(data.codes),
    onRefused: refuse,
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (check()) adding.mutate(undefined)
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <TextInput
        {...field('name')}
        label="Name of the passkey"
        hint="For you to know it by: Office laptop, blue stick."
        maxLength={LONGEST_PASSKEY_NAME}
        autoFocus
      />
      <PasswordInput {...field('password')} label="Password" autoComplete="current-password" />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={adding.isPending}>
          Make the passkey
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Back
        </Button>
      </div>
    </form>
  )
}

/** What the browser refuses is told in words, like what the shop refuses. */
async function made(options: Record<string, unknown>) {
  try {
    return await makePasskey(options)
  } catch (error) {
    throw new ApiError(0, { code: 'passkey_not_made', message: passkeyWords(error) })
  }
}
