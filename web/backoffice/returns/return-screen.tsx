import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useApi } from '#web/api/use-api.ts'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { OneOfArea } from '#web/backoffice/parts/one-of-area.tsx'
import { ScreenHead } from '#web/backoffice/parts/screen-head.tsx'
import { ReturnActions } from './return-actions.tsx'
import { ReturnAmount } from './return-amount.tsx'
import { ReturnPhotos } from './return-photos.tsx'
import { ReturnPieces } from './return-pieces.tsx'
import { ReturnStory } from './return-story.tsx'
import { type DeskReturn, returnQuery } from './returns-api.ts'
import { ReturnStatusBadge } from './returns-screen.tsx'
import { reasonText } from './return-words.ts'

export function ReturnScreen() {
  const id = Number(useParams({ strict: false }).id)
  const result = useQuery(returnQuery(useApi(), id))
  return (
    <OneOfArea noun="return" list="/backoffice/returns" result={result}>
      {(entry) => <ReturnSheet entry={entry} />}
    </OneOfArea>
  )
}

function ReturnSheet({ entry }: { entry: DeskReturn }) {
  return (
    <>
      <ScreenHead
        back={{ href: '/backoffice/returns?status=requested&sort=asked', label: 'Returns' }}
        title={entry.number}
        badge={<ReturnStatusBadge status={entry.status} />}
        about={`${entry.customer}, asked on ${momentText(entry.created_at)}`}
        actions={<ReturnActions entry={entry} />}
      />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="flex flex-col gap-5">
          <Card title="Pieces">
            <ReturnPieces entry={entry} />
          </Card>
          <Card title={reasonText(entry.reason)}>
            <p className="whitespace-pre-line">{entry.detail || 'The customer wrote nothing more.'}</p>
            <ReturnPhotos entry={entry} />
          </Card>
        </div>
        <div className="flex flex-col gap-5">
          <Card title="Refund">
            <ReturnAmount entry={entry} />
          </Card>
          <ReturnStory entry={entry} />
        </div>
      </div>
    </>
  )
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="rounded-md border border-sand bg-white p-4 text-sm sm:p-5">
      <h2 className="mb-3 font-sans text-base font-semibold">{title}</h2>
      {children}
    </section>
  )
}
