import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { actionText, auditChanges } from '#domain/backoffice/audit-words.ts'
import { useApi } from '#web/api/use-api.ts'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { OneOfArea } from '#web/backoffice/parts/one-of-area.tsx'
import { ScreenHead } from '#web/backoffice/parts/screen-head.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { auditEntryQuery, type AuditRow } from './audit-api.ts'

/** What a subject opens, where it has a screen of its own. */
const SCREENS: Readonly<Record<string, string>> = {
  order: '/backoffice/orders/',
  return: '/backoffice/returns/',
  product: '/backoffice/products/',
  customer: '/backoffice/customers/',
  staff: '/backoffice/staff/',
}

export function AuditEntryScreen() {
  const id = Number(useParams({ strict: false }).id)
  const result = useQuery(auditEntryQuery(useApi(), id))
  return (
    <OneOfArea noun="entry" list="/backoffice/audit" result={result}>
      {(entry) => <Entry entry={entry} />}
    </OneOfArea>
  )
}

function Entry({ entry }: { entry: AuditRow }) {
  const changes = auditChanges(entry.before, entry.after)
  return (
    <>
      <ScreenHead
        back={{ href: '/backoffice/audit', label: 'Audit log' }}
        title={actionText(entry.action)}
        about={`${entry.who ?? 'Somebody who is no longer here'}, ${momentText(entry.at)}`}
      />
      <dl className="mb-5 grid gap-x-6 gap-y-2 rounded-md border border-sand bg-white p-4 text-sm sm:grid-cols-[8rem_1fr]">
        <Fact name="About">
          <Subject subject={entry.subject} />
        </Fact>
        {entry.reason && <Fact name="Reason">{entry.reason}</Fact>}
        <Fact name="Device">{entry.device || 'not known'}</Fact>
        <Fact name="Address">{entry.address || 'not known'}</Fact>
      </dl>
      {changes.length > 0 ? (
        <div className="overflow-x-auto rounded-md border border-sand bg-white">
          <table className="w-full text-left text-sm">
            <thead className="border-b border-sand text-muted">
              <tr>
                {['Field', 'Before', 'After'].map((head) => (
                  <th key={head} scope="col" className="px-4 py-2 font-semibold">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {changes.map(({ field, before, after }) => (
                <tr key={field} className="border-b border-sand/60 align-top last:border-0">
                  <th scope="row" className="px-4 py-2 font-semibold">
                    {field}
                  </th>
                  <td className="px-4 py-2 wrap-anywhere whitespace-pre-line text-muted">{before || '–'}</td>
                  <td className="px-4 py-2 wrap-anywhere whitespace-pre-line">{after || '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <p className="text-sm text-muted">No field changed its value.</p>
      )}
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  )
}

function Subject({ subject }: { subject: string }) {
  const [noun = '', id = ''] = subject.split(':')
  const screen = SCREENS[noun]
  const words = `${noun} ${id}`
  return screen && /^\d+$/.test(id) ? <TextLink href={screen + id}>{words}</TextLink> : words
}
