import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ADDRESS_FIELDS, type AddressErrors, validateAddress } from '#domain/orders/address.ts'
import { MAX_NOTES } from '#domain/orders/draft-order.ts'
import { ApiError } from '#web/api/api.ts'
import { changeOrder, type Order } from '#web/api/orders.ts'
import { useApi } from '#web/api/use-api.ts'
import { AddressFields, firstInvalid, localPhone } from '#web/storefront/checkout/address-fields.tsx'
import type { AddressDraft } from '#web/storefront/checkout/checkout-draft.ts'
import { serverErrors } from '#web/storefront/checkout/checkout-request.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { toast } from '#web/ui/message/toast.ts'

/** Until the order ships its owner may send it elsewhere, or say more about it. */
export function ChangeDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const form = useChangeForm(order, onClose)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title="Change delivery"
      description={
        order.paid_at
          ? 'Possible until the order ships. The state stays as it is: the tax invoice names it.'
          : 'Possible until the order ships.'
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" form="change-form" isBusy={form.isBusy}>
            Save changes
          </Button>
        </>
      }
    >
      <form id="change-form" noValidate onSubmit={(event) => void form.submit(event)} className="space-y-6">
        <AddressFields
          kind="shipping"
          address={form.address}
          errors={form.errors}
          onChange={form.changeAddress}
          onError={(field, message) => form.setErrors((before) => ({ ...before, [field]: message ?? undefined }))}
        />
        <Textarea
          label="Order Notes"
          isRequired={false}
          rows={3}
          maxLength={MAX_NOTES}
          value={form.notes}
          onChange={(event) => form.setNotes(event.target.value)}
        />
        {form.problem && (
          <p role="alert" className="text-sm font-medium text-terracotta-deep">
            {form.problem}
          </p>
        )}
      </form>
    </Dialog>
  )
}

function useChangeForm(order: Order, onClose: () => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [address, setAddress] = useState(() => draftOf(order.shipping_address))
  const [notes, setNotes] = useState(order.notes ?? '')
  const [errors, setErrors] = useState<AddressErrors>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  function changeAddress(fields: Partial<AddressDraft>) {
    setAddress((before) => ({ ...before, ...fields }))
    setErrors((before) => ({
      ...before,
      ...Object.fromEntries(Object.keys(fields).map((field) => [field, undefined])),
    }))
  }

  function show(found: AddressErrors) {
    setErrors(found)
    const field = firstInvalid(found)
    if (field) document.getElementById(`shipping-${field}`)?.focus()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    setProblem(null)
    const checked = validateAddress(address)
    if (!checked.ok) return show(checked.error)
    setIsBusy(true)
    try {
      await changeOrder(api, order.id, { shipping_address: address, notes: notes.trim() || null })
      toast.success('Your order has been changed.')
      onClose()
    } catch (error) {
      if (error instanceof ApiError) show(serverErrors(error.errors).shipping)
      setProblem(error instanceof ApiError ? error.message : 'The order could not be changed. Please try again.')
    }
    setIsBusy(false)
    await queryClient.invalidateQueries({ queryKey: ['orders'] })
  }

  return { address, changeAddress, notes, setNotes, errors, setErrors, problem, isBusy, submit }
}

function draftOf(address: Order['shipping_address']): AddressDraft {
  const fields = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, address[field]])) as AddressDraft
  return { ...fields, phone: localPhone(address.phone) }
}
