import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, type LucideIcon, Undo2 } from 'lucide-react'
import type { OpenImportJson } from '#domain/api/imports.ts'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { countsText, rowsText } from './import-words.ts'

/** How it stands, in a sentence. */
export function ImportSummary({ entry }: { entry: OpenImportJson }) {
  const { words, icon: Icon, isBad } = summaryOf(entry)
  return (
    <div
      role={isBad ? 'alert' : 'status'}
      className={clsx(
        'flex items-start gap-3 rounded-md border bg-white p-4 text-[0.9375rem]/6 sm:p-5',
        isBad ? 'border-terracotta' : 'border-sand',
      )}
    >
      <Icon aria-hidden className={clsx('mt-0.5 size-5 shrink-0', isBad ? 'text-terracotta' : 'text-leaf')} />
      <p className="min-w-0">{words}</p>
    </div>
  )
}

type Summary = { words: string; icon: LucideIcon; isBad: boolean }
const good = (words: string): Summary => ({ words, icon: CircleCheck, isBad: false })
const bad = (words: string): Summary => ({ words, icon: CircleAlert, isBad: true })

function summaryOf(entry: OpenImportJson): Summary {
  const { counts, state, failure, not_undone: kept } = entry
  if (state === 'failed') return bad(failure ?? 'It did not work. Nothing was changed.')
  if (state === 'read') return bad('Say below which column holds the SKU: by it a row finds its product.')
  if (state === 'done')
    return kept > 0
      ? bad(
          `Imported ${at(entry.finished_at)}: ${countsText(entry)}. Except ${rowsText(kept)}, which somebody changed meanwhile: they stand below, with the reason.`,
        )
      : good(`Imported ${at(entry.finished_at)}: ${countsText(entry)}.`)
  if (state === 'undone')
    return kept > 0
      ? {
          ...bad(`Undone ${at(entry.undone_at)}, except ${rowsText(kept)}: they stand below, with the reason.`),
          icon: Undo2,
        }
      : { ...good(`Undone ${at(entry.undone_at)}: everything is as it was before.`), icon: Undo2 }
  if (counts.wrong > 0)
    return bad(
      `${rowsText(counts.wrong)} cannot be taken over, so nothing is imported. Correct the sheet and hand it in again.`,
    )
  if (counts.new + counts.changed === 0) return good('This sheet changes nothing: all of it is in the shop already.')
  return good(`No mistakes. This sheet would do: ${countsText(entry)}. Nothing has changed yet.`)
}

const at = (iso: string | null) => (iso ? momentText(iso) : '')
