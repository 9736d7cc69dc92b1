import { useQuery } from '@tanstack/react-query'
import type { SavedAddress } from '#domain/api/accounts.ts'
import { ADDRESS_FIELDS } from '#domain/orders/address.ts'
import { addressesQuery } from '#web/api/accounts.ts'
import { useApi } from '#web/api/use-api.ts'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { localPhone } from './address-fields.tsx'
import type { AddressDraft } from './checkout-draft.ts'

const Check = drawnIcon('check')

type SavedAddressesProps = { label: string; current: AddressDraft; onPick: (address: AddressDraft) => void }

/** Offered, never forced: the form works without them, so neither loading nor failure is worth a word. */
export function SavedAddresses({ label, current, onPick }: SavedAddressesProps) {
  const api = useApi()
  const { data } = useQuery(addressesQuery(api))
  if (!data?.length) return null
  return (
    <div role="group" aria-label={label} className="mb-6">
      <p className="mb-2 text-sm font-semibold">Use a saved address</p>
      <ul className="grid gap-3 sm:grid-cols-2">
        {data.map((saved) => (
          <li key={saved.id}>
            <AddressButton
              saved={saved}
              isChosen={isSameAddress(fieldsOf(saved), current)}
              onPick={() => onPick(fieldsOf(saved))}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

type AddressButtonProps = { saved: SavedAddress; isChosen: boolean; onPick: () => void }

function AddressButton({ saved, isChosen, onPick }: AddressButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onPick}
      className="flex h-full w-full items-start gap-3 rounded-sm border border-edge bg-white px-4 py-3 text-left text-sm transition-colors hover:border-leaf aria-pressed:border-leaf aria-pressed:bg-leaf-soft"
    >
      <span className="min-w-0 grow">
        <span className="block font-semibold">{saved.name}</span>
        <span className="text-muted">
          {saved.address}, {saved.city} {saved.postal_code}
        </span>
      </span>
      {isChosen && <Check aria-hidden className="mt-0.5 size-4.5 shrink-0 text-leaf" />}
    </button>
  )
}

export function fieldsOf(saved: SavedAddress): AddressDraft {
  const fields = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, saved[field]])) as AddressDraft
  return { ...fields, phone: localPhone(saved.phone) }
}

export const isSameAddress = (a: AddressDraft, b: AddressDraft) =>
  ADDRESS_FIELDS.every((field) => a[field] === b[field])
