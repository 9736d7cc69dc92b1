import { CircleAlert, UsersRound } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import type { Refused } from './refused.ts'

type RefusedPanelProps = { refused: Refused | null; onTakeOver: (() => Promise<void>) | null }

/** Why the shop did not take it. Who was overtaken sees what is different, and goes on with what they typed. */
export function RefusedPanel({ refused, onTakeOver }: RefusedPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  // Below a long form it stands off the screen, and above a bar that stays at its foot.
  useEffect(() => {
    if (refused === null) return
    panel.current?.scrollIntoView({ block: 'nearest' })
    panel.current?.focus({ preventScroll: true })
  }, [refused])
  return (
    <div ref={panel} role="alert" tabIndex={-1} className="scroll-mb-16 outline-none">
      {refused?.kind === 'refused' && <Refusal refused={refused} />}
      {refused?.kind === 'changed_meanwhile' && <ChangedMeanwhile refused={refused} onTakeOver={onTakeOver} />}
    </div>
  )
}

function Refusal({ refused }: { refused: Refused }) {
  return (
    <div className="mt-5 flex gap-3 rounded-sm bg-terracotta-soft px-4 py-3 text-sm">
      <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0 text-terracotta-deep" />
      <Words refused={refused} />
    </div>
  )
}

function ChangedMeanwhile({ refused, onTakeOver }: { refused: Refused; onTakeOver: (() => Promise<void>) | null }) {
  const [isBusy, setIsBusy] = useState(false)
  const take = async () => {
    setIsBusy(true)
    await onTakeOver?.().finally(() => setIsBusy(false))
  }
  return (
    <div className="mt-5 flex gap-3 rounded-sm bg-tone-yellow px-4 py-3 text-sm text-tone-yellow-text">
      <UsersRound aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      <div>
        <p className="font-semibold">Changed meanwhile by somebody else</p>
        <Words refused={refused} />
        <p className="mt-1">What you typed is still here and was not saved.</p>
        {onTakeOver && (
          <Button size="sm" variant="secondary" isBusy={isBusy} onClick={take} className="mt-3">
            Take over the new state
          </Button>
        )}
      </div>
    </div>
  )
}

function Words({ refused: { message, details } }: { refused: Refused }) {
  return (
    <div>
      <p>{message}</p>
      {details.length > 0 && (
        <ul className="mt-1 list-disc pl-5">
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
