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
type Deed = keyof typeof DIALOGS
const DEEDS = Object.keys(DIALOGS) as Deed[]

export function PieceActions({ piece }: { piece: OnePieceJson }) {
  const [open, setOpen] = useState<Deed | null>(null)
  return DEEDS.map((deed) => {
    const DeedDialog = DIALOGS[deed]
    return (
      <span key={deed} className="contents">
        <Button size="sm" variant={deed === 'Receive' ? 'primary' : 'secondary'} onClick={() => setOpen(deed)}>
          {deed}
        </Button>
        <DeedDialog piece={piece} isOpen={open === deed} onClose={() => setOpen(null)} />
      </span>
    )
  })
}
