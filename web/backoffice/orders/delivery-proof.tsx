import { useState } from 'react'
import type { DeskOrder } from '#domain/api/order-desk.ts'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { PrivatePhoto } from '#web/backoffice/parts/private-photo.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'

type Proof = DeskOrder['desk']['proofs'][number]

/** As who drove wrote it down at the door. Staff alone see the photo. */
export function DeliveryProof({ proof }: { proof: Proof }) {
  const [isOpen, setIsOpen] = useState(false)
  const { taken_at, by, photo } = proof
  return (
    <div className="mb-3 flex items-center gap-3 text-sm text-muted">
      {photo && (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
          className="block size-20 shrink-0 overflow-hidden rounded-sm border border-sand bg-linen hover:border-edge"
        >
          <PrivatePhoto path={photo} alt="Photo of the delivery" className="size-full object-cover" />
        </button>
      )}
      <p>
        Handed over {momentText(taken_at)}
        {by && ` by ${by}`}
      </p>
      {photo && (
        <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Photo of the delivery" size="lg">
          <PrivatePhoto path={photo} alt="The delivery, large" className="mx-auto max-h-[65vh] object-contain" />
        </Dialog>
      )}
    </div>
  )
}
