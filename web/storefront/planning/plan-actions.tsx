import { Suspense, useState } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { CopyButton } from '#web/ui/action/copy-button.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { Spinner } from '#web/ui/message/spinner.tsx'
import { ahead, late } from '#web/ui/page/late.ts'

const Printer = drawnIcon('printer')
const Mail = drawnIcon('mail')

const loadDialog = async () => (await import('./send-plan-dialog.tsx')).SendPlanDialog
const SendPlanDialog = late(loadDialog)

/** What can be done with a plan: printed, shared by its address, sent to the showroom. */
export function PlanActions({ words }: { words: string }) {
  const [isSending, setIsSending] = useState(false)
  const [isWanted, setIsWanted] = useState(false)
  const send = () => {
    setIsWanted(true)
    setIsSending(true)
  }
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      <Button variant="secondary" icon={<Printer aria-hidden className="size-4" />} onClick={() => window.print()}>
        Print on A4
      </Button>
      <CopyButton text={() => location.href}>Copy the link</CopyButton>
      <Button
        icon={<Mail aria-hidden className="size-4" />}
        onPointerEnter={ahead(loadDialog)}
        onFocus={ahead(loadDialog)}
        onClick={send}
      >
        Send to the showroom
      </Button>
      {isWanted && (
        <Suspense fallback={<Spinner />}>
          <SendPlanDialog words={words} isOpen={isSending} onClose={() => setIsSending(false)} />
        </Suspense>
      )}
    </div>
  )
}
