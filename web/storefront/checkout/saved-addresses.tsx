import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { SavedAddress } from '#domain/api/accounts.ts'
import { ADDRESS_FIELDS } from '#domain/orders/address.ts'
import type { Success } from '#web/api/api.ts'
import type { AddressDraft } from './checkout-draft.ts'

/** Offered, never forced: the form works without them, so neither loading nor failure is worth a word. */
export function SavedAddresses({ onPick }: { onPick: (address: AddressDraft) => void }) {
  const { api } = useRouteContext({ from: '__root__' })
  const { data } = useQuery({
    queryKey: ['addresses'],
    queryFn: async () => (await api.get<Success<SavedAddress[]>>('/api/addresses')).data,
  })
  if (!data?.length) return null
  return (
    <div className="mb-6">
      <p className="mb-2 text-sm font-semibold">Use a saved address</p>
      <ul className="flex flex-wrap gap-3">
        {data.map((saved) => (
          <li key={saved.id}>
            <button
              type="button"
              onClick={() => onPick(fieldsOf(saved))}
              className="rounded-sm border border-edge bg-white px-4 py-3 text-left text-sm hover:border-leaf"
            >
              <span className="block font-semibold">{saved.name}</span>
              <span className="text-muted">
                {saved.address}, {saved.city} {saved.postal_code}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const fieldsOf = (saved: SavedAddress) =>
  Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, saved[field]])) as AddressDraft
