import { Suspense, useState } from 'react'
import { accountsApi } from '#web/api/accounts.ts'
import { useApi } from '#web/api/use-api.ts'
import { useAuth } from '#web/session/use-auth.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { AccountSection } from './account-section.tsx'
import { saveFile } from '#web/ui/action/save-file.ts'
import { late } from '#web/ui/page/late.ts'
import { useAccountChange } from './use-account-change.ts'

const Download = drawnIcon('download')

const DeleteAccountDialog = late(async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog)

export function DataSection() {
  const { user } = useAuth()
  return (
    <div className="grid gap-10">
      <DownloadData />
      {user?.role === 'customer' ? <DeleteAccount /> : <StaffNote />}
    </div>
  )
}

function DownloadData() {
  const api = useApi()
  const fetching = useAccountChange({
    change: () => accountsApi(api).exportData(),
    onDone: ({ data }) =>
      saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), 'saalghar-my-data.json'),
  })
  return (
    <AccountSection title="Download my data" text="Everything we keep about you, in one file.">
      <Button
        variant="secondary"
        icon={<Download aria-hidden className="size-4" />}
        isBusy={fetching.isPending}
        onClick={() => fetching.mutate(undefined)}
      >
        Download my data
      </Button>
      <p className="mt-3 text-sm text-muted">
        Account, addresses, devices, orders with invoices, reviews, wishlist and messages, as JSON. What we use it for
        stands in the <TextLink href="/privacy-policy">Privacy Policy</TextLink>.
      </p>
    </AccountSection>
  )
}

function DeleteAccount() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <AccountSection title="Delete my account" text="Cannot be undone.">
      <p className="mb-4 text-muted">
        Your name, email, addresses, devices, wishlist and messages are deleted at once. Orders and tax invoices stay,
        as tax law asks, but without your account.
      </p>
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        Delete my account
      </Button>
      <Suspense>{isOpen && <DeleteAccountDialog onClose={() => setIsOpen(false)} />}</Suspense>
    </AccountSection>
  )
}

function StaffNote() {
  return (
    <AccountSection title="Delete my account">
      <p className="text-muted">Accounts of the staff are closed by the owner.</p>
    </AccountSection>
  )
}
