import { useState } from 'react'
import type { OpenImportJson } from '#domain/api/imports.ts'
import { canRun } from '#domain/catalog/import/import-state.ts'
import { ConfirmAction } from '#web/backoffice/form/confirm-action.tsx'
import { ConfirmWithReason } from '#web/backoffice/form/confirm-with-reason.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { useImport } from './import-api.ts'
import { figure, rowsText } from './import-words.ts'

export function ImportActions({ entry }: { entry: OpenImportJson }) {
  const [opened, setOpened] = useState<'run' | 'undo' | null>(null)
  const close = () => setOpened(null)
  return (
    <>
      {canRun(entry.state, entry.counts) && (
        <Button size="sm" onClick={() => setOpened('run')}>
          Import {rowsText(entry.counts.new + entry.counts.changed)}
        </Button>
      )}
      {entry.can_undo && (
        <Button size="sm" variant="secondary" onClick={() => setOpened('undo')}>
          Undo this import
        </Button>
      )}
      <RunDialog entry={entry} isOpen={opened === 'run'} onClose={close} />
      <UndoDialog entry={entry} isOpen={opened === 'undo'} onClose={close} />
    </>
  )
}

type DialogProps = { entry: OpenImportJson; isOpen: boolean; onClose: () => void }

function RunDialog({ entry, isOpen, onClose }: DialogProps) {
  const { run } = useImport(entry.id)
  const { counts } = entry
  return (
    <ConfirmAction
      isOpen={isOpen}
      onClose={onClose}
      title={`Import ${entry.file_name}?`}
      words={`${figure(counts.new)} new and ${figure(counts.changed)} changed rows go into the shop together, or none of them. Prices count from that moment on. ${entry.takes_stock ? 'The stock is set to what the sheet says.' : 'The stock of pieces that are there already stays.'} It can be undone for thirty days, as long as it is the last import.`}
      confirmLabel={`Import ${rowsText(counts.new + counts.changed)}`}
      busyLabel="Beginning..."
      onConfirm={run}
    />
  )
}

function UndoDialog({ entry, isOpen, onClose }: DialogProps) {
  const { undo } = useImport(entry.id)
  const { counts } = entry
  return (
    <ConfirmWithReason
      isOpen={isOpen}
      onClose={onClose}
      isDangerous
      title={`Undo ${entry.file_name}?`}
      words={`${figure(counts.changed)} rows go back to what they were before, and ${figure(counts.new)} new ones are removed. What somebody has changed, ordered or reviewed since stays as it is, and you are told which.`}
      confirmLabel="Undo the import"
      busyLabel="Beginning..."
      onReason={undo}
    />
  )
}
