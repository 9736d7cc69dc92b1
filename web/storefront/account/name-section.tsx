import type { FormEvent } from 'react'
import { nameError } from '#domain/accounts/validate-registration.ts'
import { accountsApi } from '#web/api/accounts.ts'
import { useApi } from '#web/api/use-api.ts'
import { useAuth } from '#web/session/use-auth.ts'
import { useFields } from '#web/storefront/auth/use-fields.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { AccountSection } from './account-section.tsx'
import { useAccountChange } from './use-account-change.ts'

export function NameSection() {
  const api = useApi()
  const { user, updateUser } = useAuth()
  const { field, form, values, check, refuse } = useFields({ name: user?.name ?? '' }, ({ name }) => nameError(name))
  const saving = useAccountChange({
    change: () => accountsApi(api).changeName(values.name.trim()),
    onDone: ({ data }) => updateUser(data),
    onRefused: refuse,
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (check()) saving.mutate(undefined)
  }

  return (
    <AccountSection title="Name" text="As it stands on your orders.">
      <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
        <TextInput {...field('name')} label="Full Name" autoComplete="name" />
        <Button type="submit" className="justify-self-start" isBusy={saving.isPending}>
          Save name
        </Button>
      </form>
    </AccountSection>
  )
}
