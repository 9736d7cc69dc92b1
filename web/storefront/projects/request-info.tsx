import { Suspense } from 'react'
import type { Project } from '#domain/api/projects.ts'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { SpinnerPage } from '#web/ui/message/spinner.tsx'
import { late } from '#web/ui/page/late.ts'

const RequestInfoForm = late(async () => (await import('./request-info-form.tsx')).RequestInfoForm)

type RequestInfoProps = { project: Project; isOpen: boolean; onClose: () => void }

export function RequestInfo({ project, isOpen, onClose }: RequestInfoProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Request info"
      description={`Tell us what you have in mind, and somebody who worked on ${project.name} will write back.`}
    >
      <Suspense fallback={<SpinnerPage />}>
        <RequestInfoForm slug={project.slug} onDone={onClose} />
      </Suspense>
    </Dialog>
  )
}
