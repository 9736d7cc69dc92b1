import { CONSULTATION_MINUTES } from '#domain/content/opening-hours.ts'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { ConsultationForm } from './consultation-form.tsx'

export function ConsultationDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Book Consultation"
      description={`${CONSULTATION_MINUTES} minutes with one of our designers, free of charge, in the showroom or by video call.`}
    >
      <ConsultationForm onDone={onClose} />
    </Dialog>
  )
}
