import { type ReactNode, useState } from 'react'
import { Button } from '#web/ui/action/button.tsx'

type Leaving = { isTyped: boolean; isBusy: boolean; onClose: () => void }

/** Closing a dialog in which something was typed asks first, in the place of its buttons. */
export function useLeaving({ isTyped, isBusy, onClose }: Leaving): { ask: () => void; question: ReactNode } {
  const [isAsking, setIsAsking] = useState(false)
  const ask = () => {
    if (isBusy) return
    if (isTyped) setIsAsking(true)
    else onClose()
  }
  const question = isAsking && isTyped && (
    <div
      role="alertdialog"
      aria-label="Throw it away?"
      className="flex w-full flex-wrap items-center justify-end gap-3"
    >
      <p className="mr-auto font-medium">What you typed is not saved. Throw it away?</p>
      <Button variant="quiet" onClick={onClose}>
        Throw away
      </Button>
      <Button autoFocus onClick={() => setIsAsking(false)}>
        Keep writing
      </Button>
    </div>
  )
  return { ask, question: question || null }
}
