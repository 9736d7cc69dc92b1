import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { SavedAddress } from '#domain/api/accounts.ts'
import { accountsApi, addressesQuery } from '#web/api/accounts.ts'
import { useApi } from '#web/api/use-api.ts'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { Badge } from '#web/ui/text/badge.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { EmptyState } from '#web/ui/message/empty-state.tsx'
import { FailedState } from '#web/ui/message/failed-state.tsx'
import { Skeleton } from '#web/ui/message/skeleton.tsx'
import { late } from '#web/ui/page/late.ts'
import { useAccountChange } from './use-account-change.ts'

const MapPinPlus = drawnIcon('map-pin-plus')
const Pencil = drawnIcon('pencil')
const Star = drawnIcon('star')
const Trash2 = drawnIcon('trash-2')

const AddressDialog = late(async () => (await import('./address-dialog.tsx')).AddressDialog)

type Editing = { address: SavedAddress | null }

export function AddressesSection() {
  const api = useApi()
  const { data, isPending, isLoadingError, refetch } = useQuery(addressesQuery(api))
  const [editing, setEditing] = useState<Editing | null>(null)
  const add = () => setEditing({ address: null })
  if (isPending) return <AddressSkeletons />
  if (isLoadingError)
    return <FailedState isCompact title="Your addresses could not be loaded" onRetry={() => void refetch()} />
  return (
    <>
      {data.length === 0 ? (
        <EmptyState
          isCompact
          icon={MapPinPlus}
          title="No saved addresses"
          text="Save one, and checkout fills itself in."
          actions={<Button onClick={add}>Add an address</Button>}
        />
      ) : (
        <>
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {data.map((address) => (
              <AddressCard key={address.id} address={address} onEdit={() => setEditing({ address })} />
            ))}
          </ul>
          <Button className="mt-6" onClick={add}>
            Add an address
          </Button>
        </>
      )}
      <Suspense>{editing && <AddressDialog address={editing.address} onClose={() => setEditing(null)} />}</Suspense>
    </>
  )
}

function AddressCard({ address, onEdit }: { address: SavedAddress; onEdit: () => void }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const onDone = () => queryClient.invalidateQueries({ queryKey: addressesQuery(api).queryKey })
  const removing = useAccountChange({ change: () => accountsApi(api).removeAddress(address.id), onDone })
  const { id, country: _country, ...fields } = address
  const promoting = useAccountChange({
    change: () => accountsApi(api).changeAddress(id, { ...fields, is_default: true }),
    onDone,
  })
  return (
    <li className="flex flex-col rounded-md border border-sand bg-white p-5">
      <AddressLines address={address} />
      <div className="-mx-2 mt-auto flex flex-wrap">
        <Button variant="quiet" size="sm" icon={<Pencil aria-hidden className="size-4" />} onClick={onEdit}>
          Edit
          <span className="sr-only">
            {' '}
            address of {address.name}, {address.city}
          </span>
        </Button>
        {!address.is_default && (
          <Button
            variant="quiet"
            size="sm"
            icon={<Star aria-hidden className="size-4" />}
            isBusy={promoting.isPending}
            onClick={() => promoting.mutate(undefined)}
          >
            Make default
            <span className="sr-only">
              : {address.name}, {address.city}
            </span>
          </Button>
        )}
        <Button
          variant="quiet"
          size="sm"
          icon={<Trash2 aria-hidden className="size-4" />}
          isBusy={removing.isPending}
          onClick={() => removing.mutate(undefined)}
        >
          Remove
          <span className="sr-only">
            {' '}
            address of {address.name}, {address.city}
          </span>
        </Button>
      </div>
    </li>
  )
}

function AddressLines({ address }: { address: SavedAddress }) {
  return (
    <>
      <p className="flex items-start justify-between gap-3 font-semibold">
        {address.name}
        {address.is_default && <Badge tone="green">Default</Badge>}
      </p>
      <address className="mt-1 mb-4 text-sm text-muted not-italic">
        {address.address}
        <br />
        {address.city}, {address.state} {address.postal_code}
        <br />
        {address.phone}
      </address>
    </>
  )
}

function AddressSkeletons() {
  return (
    <div role="status" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <span className="sr-only">Loading your addresses</span>
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} className="h-44" />
      ))}
    </div>
  )
}
