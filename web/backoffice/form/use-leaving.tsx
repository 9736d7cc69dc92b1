import { type ReactNode, useState } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { useHeldScreen } from './use-held-screen.ts'

type Leaving = { isOpen: boolean; isTyped: boolean; isBusy: boolean; onClose: () => void }

/** Closing a dialog in which something was typed asks first, in the place of its buttons; so does leaving the screen with it. */
export function useLeaving({ isOpen, isTyped, isBusy, onClose }: Leaving): { ask: () => void; question: ReactNode } {
  const [isAsking, setIsAsking] = useState(false)
  // What was sent is held no more: the answer may lead to another screen.
  useHeldScreen(isOpen && isTyped && !isBusy)
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
