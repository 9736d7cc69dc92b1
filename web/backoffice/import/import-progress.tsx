import { useId } from 'react'
import type { OpenImportJson } from '#domain/api/imports.ts'
import { figure } from './import-words.ts'

const WORDS = {
  reading: 'Reading the file',
  checking: 'Checking every row',
  importing: 'Importing: all rows or none',
  undoing: 'Taking the import back',
} as const

/** The work goes on without this window. */
export function ImportProgress({ entry }: { entry: OpenImportJson }) {
  const id = useId()
  const { state, done_rows: done, total_rows: total, failure } = entry
  const isCounted = total > 0 && (state === 'checking' || state === 'importing')
  const percent = isCounted ? Math.min(100, Math.round((done / total) * 100)) : null
  return (
    <section aria-labelledby={id} className="rounded-md border border-sand bg-white p-5">
      <div className="flex flex-wrap justify-between gap-3">
        <h2 id={id} className="font-sans text-base/6 font-semibold tracking-normal">
          {WORDS[state as keyof typeof WORDS]}
        </h2>
        <p className="figures text-sm text-muted">
          {isCounted ? `${figure(done)} of ${figure(total)} rows` : done > 0 ? `${figure(done)} rows` : ''}
        </p>
      </div>
      {failure === null ? (
        <>
          <progress
            aria-labelledby={id}
            max={100}
            {...(percent === null ? {} : { value: percent })}
            className="mt-3 h-2 w-full accent-leaf"
          />
          <p role="status" className="mt-3 text-sm text-muted">
            You may close this window: the work goes on, and its result waits here.
          </p>
        </>
      ) : (
        <p role="alert" className="mt-3 text-sm text-terracotta">
          {failure}
        </p>
      )}
    </section>
  )
}
