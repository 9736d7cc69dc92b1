import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { CopyButton } from '#web/ui/action/copy-button.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { SpinnerPage } from '#web/ui/message/spinner.tsx'

const Printer = drawnIcon('printer')
const Mail = drawnIcon('mail')
const SendPlan = lazy(async () => ({ default: (await import('./send-plan.tsx')).SendPlan }))

/** What can be done with a plan: printed, shared by its address, sent to the showroom. */
export function PlanActions({ words }: { words: string }) {
  const [isSending, setIsSending] = useState(false)
  const close = () => setIsSending(false)
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <Button variant="secondary" icon={<Printer aria-hidden className="size-4" />} onClick={() => window.print()}>
        Print on A4
      </Button>
      <CopyButton text={() => location.href}>Copy the link</CopyButton>
      <Button icon={<Mail aria-hidden className="size-4" />} onClick={() => setIsSending(true)}>
        Send to the showroom
      </Button>
      <Dialog
        isOpen={isSending}
        onClose={close}
        title="Send to the showroom"
        description="We look at your plan and write back, with what we would try at that wall."
      >
        <Suspense fallback={<SpinnerPage />}>
          <SendPlan words={words} onDone={close} />
        </Suspense>
      </Dialog>
    </div>
  )
}
