import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { SavedAddress } from '#domain/api/accounts.ts'
import { ADDRESS_FIELDS, type AddressErrors, type AddressField, validateAddress } from '#domain/orders/address.ts'
import { accountsApi, addressesQuery } from '#web/api/accounts.ts'
import { useApi } from '#web/api/use-api.ts'
import { useAuth } from '#web/session/use-auth.ts'
import { AddressFields, firstInvalid } from '#web/storefront/checkout/address-fields.tsx'
import { type AddressDraft, EMPTY_ADDRESS } from '#web/storefront/checkout/checkout-draft.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { useAccountChange } from './use-account-change.ts'

type AddressDialogProps = { address: SavedAddress | null; onClose: () => void }

/** The same fields as at checkout. A new address begins with the person's own name and email. */
export function AddressDialog({ address, onClose }: AddressDialogProps) {
  const formId = useId()
  const { form, draft, errors, isDefault, setIsDefault, change, setError, submit, isSaving } = useAddressForm({
    address,
    onClose,
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={address ? 'Edit address' : 'Add an address'}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isBusy={isSaving}>
            Save address
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} noValidate onSubmit={submit} className="grid gap-5 pt-2">
        <AddressFields kind="shipping" address={draft} errors={errors} onChange={change} onError={setError} />
        <Checkbox
          label="Use this address by default"
          checked={isDefault}
          disabled={address?.is_default}
          onChange={(event) => setIsDefault(event.target.checked)}
        />
      </form>
    </Dialog>
  )
}

/** What is typed, what is wrong with it, and its way to the server. */
function useAddressForm({ address, onClose }: AddressDialogProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const { user } = useAuth()
  const [draft, setDraft] = useState<AddressDraft>(() => draftOf(address, user))
  const [isDefault, setIsDefault] = useState(address?.is_default ?? false)
  const [errors, setErrors] = useState<AddressErrors>({})
  const saving = useAccountChange({
    change: () => save(accountsApi(api), address, { ...draft, ...(isDefault ? { is_default: true } : {}) }),
    onDone: async () => {
      await queryClient.invalidateQueries({ queryKey: addressesQuery(api).queryKey })
      onClose()
    },
    onRefused: (refused) =>
      show(Object.fromEntries(Object.entries(refused).map(([field, [message]]) => [field, message]))),
  })

  function show(found: AddressErrors) {
    setErrors(found)
    const first = firstInvalid(found)
    const control = first && form.current?.elements.namedItem(`shipping_${first}`)
    if (control instanceof HTMLElement) control.focus()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const valid = validateAddress(draft)
    if (valid.ok) saving.mutate(undefined)
    else show(valid.error)
  }

  function change(changed: Partial<AddressDraft>) {
    setDraft((before) => ({ ...before, ...changed }))
    setErrors((before) => withoutFields(before, Object.keys(changed)))
  }

  function setError(field: AddressField, message: string | null) {
    setErrors((before) => ({ ...withoutFields(before, [field]), ...(message ? { [field]: message } : {}) }))
  }

  return { form, draft, errors, isDefault, setIsDefault, change, setError, submit, isSaving: saving.isPending }
}

function draftOf(address: SavedAddress | null, user: { name: string; email: string } | null): AddressDraft {
  if (!address) return { ...EMPTY_ADDRESS, name: user?.name ?? '', email: user?.email ?? '' }
  const { phone, ...rest } = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, address[field]])) as AddressDraft
  return { ...rest, phone: phone.replace(/^\+91/, '') }
}

function save(
  calls: ReturnType<typeof accountsApi>,
  address: SavedAddress | null,
  draft: AddressDraft & { is_default?: boolean },
) {
  return address ? calls.changeAddress(address.id, draft) : calls.addAddress(draft)
}

const withoutFields = (errors: AddressErrors, fields: readonly string[]): AddressErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)))
