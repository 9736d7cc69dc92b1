import { type ReactNode, useRef, useState } from 'react'
import { ApiError } from '#web/api/api.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { newIdempotencyKey } from './idempotency-key.ts'
import { type Refused, refusedBy } from './refused.ts'
import { RefusedPanel } from './refused-panel.tsx'
import { useLeaving } from './use-leaving.tsx'
import { useOpenings } from './use-openings.ts'

export type ConfirmActionProps = {
  isOpen: boolean
  onClose: () => void
  /** A question: "Refund ₹12,400 to Asha Rai?" */
  title: string
  /** What will happen, in words and rupees. */
  words: ReactNode
  /** Says what it does, never "OK": "Refund ₹12,400". */
  confirmLabel: string
  busyLabel: string
  /** Money leaves or something is lost. */
  isDangerous?: boolean
  /** `key` is the same for every try of one opening: sent as Idempotency-Key, it makes a second press harmless. */
  onConfirm: (key: string) => Promise<unknown>
  onDone?: () => void
  /** What has to be chosen or typed first, such as a reason. */
  children?: ReactNode
  isReady?: boolean
  /** Something was typed that closing would throw away. */
  isTyped?: boolean
}

/** Before money moves or something is lost. One press does it once. */
export function ConfirmAction(props: ConfirmActionProps) {
  return <ConfirmWindow key={useOpenings(props.isOpen)} {...props} />
}

function ConfirmWindow(props: ConfirmActionProps) {
  const { isOpen, onClose, title, words, confirmLabel, busyLabel, isDangerous = false, isReady = true } = props
  const { isBusy, refused, confirm } = useOnce(props)
  const leave = useLeaving({ isOpen, isTyped: props.isTyped ?? false, isBusy, onClose })
  return (
    <Dialog
      isOpen={isOpen}
      onClose={leave.ask}
      title={title}
      footer={
        leave.question ?? (
          <>
            <Button variant="quiet" onClick={leave.ask}>
              Back
            </Button>
            <Button variant={isDangerous ? 'danger' : 'primary'} isBusy={isBusy} disabled={!isReady} onClick={confirm}>
              {isBusy ? busyLabel : confirmLabel}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <div className="text-muted">{words}</div>
        {props.children}
      </div>
      <RefusedPanel refused={refused} onTakeOver={null} />
    </Dialog>
  )
}

function useOnce({ onConfirm, onClose, onDone }: ConfirmActionProps) {
  const [key] = useState(newIdempotencyKey)
  const [isBusy, setIsBusy] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  // The button is disabled a render later than the second press may come.
  const isUnderWay = useRef(false)
  const confirm = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsBusy(true)
    setRefused(null)
    try {
      await onConfirm(key)
      onClose()
      onDone?.()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefused(refusedBy(error, []))
    } finally {
      isUnderWay.current = false
      setIsBusy(false)
    }
  }
  return { isBusy, refused, confirm }
}
