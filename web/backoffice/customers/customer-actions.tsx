import { Download } from 'lucide-react'
import { useState } from 'react'
import type { CustomerJson } from '#domain/api/customers.ts'
import { ConfirmWithReason } from '#web/backoffice/form/confirm-with-reason.tsx'
import { useStaff } from '#web/backoffice/frame/use-staff.ts'
import { Button } from '#web/ui/action/button.tsx'
import { saveFile } from '#web/ui/action/save-file.ts'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { notice } from '#web/ui/message/notice.ts'
import { useCustomer } from './customer-api.ts'

type Opened = 'block' | 'unblock' | 'export' | 'erase' | null

/** Only what this customer's state and one's own rights allow. */
export function CustomerActions({ customer }: { customer: CustomerJson }) {
  const [opened, setOpened] = useState<Opened>(null)
  const { may } = useStaff()
  const isBlocked = customer.state === 'blocked'
  const dialog = { customer, onClose: () => setOpened(null) }
  return (
    <>
      {may('erase_customers') && (
        <>
          <Button
            size="sm"
            variant="quiet"
            icon={<Download aria-hidden className="size-4" />}
            onClick={() => setOpened('export')}
          >
            Export data
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setOpened('erase')}>
            Erase
          </Button>
        </>
      )}
      <Button size="sm" variant="secondary" onClick={() => setOpened(isBlocked ? 'unblock' : 'block')}>
        {isBlocked ? 'Unblock' : 'Block'}
      </Button>
      <BlockDialog {...dialog} isOpen={opened === 'block'} />
      <UnblockDialog {...dialog} isOpen={opened === 'unblock'} />
      <ExportDialog {...dialog} isOpen={opened === 'export'} />
      <EraseDialog {...dialog} isOpen={opened === 'erase'} />
    </>
  )
}

type DialogProps = { customer: CustomerJson; isOpen: boolean; onClose: () => void }

function BlockDialog({ customer, isOpen, onClose }: DialogProps) {
  const { block } = useCustomer(customer)
  return (
    <ConfirmWithReason
      isOpen={isOpen}
      onClose={onClose}
      isDangerous
      title={`Block ${customer.name}?`}
      words="All their devices are logged out at once, and nobody can log in or order with this account until it is unblocked. Whoever tries is told so. Orders that are under way go on."
      confirmLabel="Block"
      busyLabel="Blocking..."
      onReason={block}
      onDone={() => notice({ title: `${customer.name} is blocked`, tone: 'success' })}
    />
  )
}

function UnblockDialog({ customer, isOpen, onClose }: DialogProps) {
  const { unblock } = useCustomer(customer)
  return (
    <ConfirmWithReason
      isOpen={isOpen}
      onClose={onClose}
      title={`Unblock ${customer.name}?`}
      words="They can log in and order again."
      confirmLabel="Unblock"
      busyLabel="Unblocking..."
      onReason={unblock}
      onDone={() => notice({ title: `${customer.name} can log in again`, tone: 'success' })}
    />
  )
}

function ExportDialog({ customer, isOpen, onClose }: DialogProps) {
  const { takeOut } = useCustomer(customer)
  const save = async (reason: string) => {
    const data = await takeOut(reason)
    saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), `customer-${customer.id}.json`)
  }
  return (
    <ConfirmWithReason
      isOpen={isOpen}
      onClose={onClose}
      title={`Export what is known about ${customer.name}?`}
      words="A file with everything that the shop keeps about this person: account, addresses, orders, invoices, reviews, messages and notes. Hand it to nobody but them."
      confirmLabel="Save the file"
      busyLabel="Collecting..."
      onReason={save}
    />
  )
}

function EraseDialog({ customer, isOpen, onClose }: DialogProps) {
  const { erase } = useCustomer(customer)
  const [email, setEmail] = useState('')
  return (
    <ConfirmWithReason
      isOpen={isOpen}
      onClose={onClose}
      isDangerous
      title={`Erase ${customer.name}?`}
      words="Account, addresses, notes and messages are gone for good, and reviews lose their name. Orders stay without a name, and invoices stay as they are: tax law asks for them. This cannot be undone."
      confirmLabel="Erase for good"
      busyLabel="Erasing..."
      isReady={email.trim() !== ''}
      onReason={(reason) => erase(reason, email)}
      onDone={() => notice({ title: 'The customer is erased', tone: 'success' })}
    >
      <TextInput
        label="Type the e-mail address of the customer"
        autoComplete="off"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
    </ConfirmWithReason>
  )
}
