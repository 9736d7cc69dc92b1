import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { SendPlan } from './send-plan.tsx'

type SendPlanDialogProps = { words: string; isOpen: boolean; onClose: () => void }

export function SendPlanDialog({ words, isOpen, onClose }: SendPlanDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Send to the showroom"
      description="We look at your plan and write back, with what we would try at that wall."
    >
      <SendPlan words={words} onDone={onClose} />
    </Dialog>
  )
}
