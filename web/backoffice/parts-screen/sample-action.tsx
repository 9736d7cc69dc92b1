import { useState } from 'react'
import { ConfirmAction } from '#web/backoffice/form/confirm-action.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Money } from '#web/ui/text/money.tsx'
import { notice } from '#web/ui/message/notice.ts'

const AMOUNT = 12_400

export function SampleAction() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
        Refund
      </Button>
      <ConfirmAction
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Refund the sample?"
        words={
          <>
            <Money amount={AMOUNT} /> go back to Asha Rai's card within five working days. This cannot be undone.
          </>
        }
        confirmLabel="Refund ₹12,400"
        busyLabel="Refunding..."
        isDangerous
        onConfirm={() => new Promise((resolve) => setTimeout(resolve, 400))}
        onDone={() => notice({ title: 'Refunded', description: 'Asha Rai was told by mail.', tone: 'success' })}
      />
    </>
  )
}
