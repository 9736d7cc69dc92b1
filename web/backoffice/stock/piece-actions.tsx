import { useState } from 'react'
import type { OnePieceJson } from '#domain/api/stock-desk.ts'
import { Button } from '#web/ui/action/button.tsx'
import { CorrectDialog, CountDialog, LimitDialog, ReceiveDialog } from './piece-dialogs.tsx'

const DIALOGS = {
  Limit: LimitDialog,
  Correct: CorrectDialog,
  Count: CountDialog,
  Receive: ReceiveDialog,
} as const
type Action = keyof typeof DIALOGS
const ACTIONS = Object.keys(DIALOGS) as Action[]

export function PieceActions({ piece }: { piece: OnePieceJson }) {
  const [open, setOpen] = useState<Action | null>(null)
  return ACTIONS.map((action) => {
    const ActionDialog = DIALOGS[action]
    return (
      <span key={action} className="contents">
        <Button size="sm" variant={action === 'Receive' ? 'primary' : 'secondary'} onClick={() => setOpen(action)}>
          {action}
        </Button>
        <ActionDialog piece={piece} isOpen={open === action} onClose={() => setOpen(null)} />
      </span>
    )
  })
}
