import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { type ReactNode, useCallback, useState } from 'react'
import type { ShownSettings } from '#domain/api/settings.ts'
import type { SettingPath } from '#domain/company/setting-parts.ts'
import { type SectionKey, type Settings, settingSections } from '#domain/company/settings.ts'
import { ApiError } from '#web/api/api.ts'
import { useApi } from '#web/api/use-api.ts'
import { ScreenHead } from '#web/backoffice/parts/screen-head.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { EmptyState } from '#web/ui/message/empty-state.tsx'
import { FailedState } from '#web/ui/message/failed-state.tsx'
import { Skeleton } from '#web/ui/message/skeleton.tsx'
import { FORMS, type PartProps } from './part-forms.tsx'
import { SettingIndex } from './setting-index.tsx'
import { settingsQuery } from './settings-api.ts'

const isPart = (path: string): path is SettingPath => path in FORMS

/** What the owner changes about the shop, part by part. */
export function SettingsScreen() {
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '') })
  const result = useQuery(settingsQuery(useApi()))
  if (!isPart(path)) return <NoSuchPart />
  return (
    <>
      <ScreenHead
        title="Settings"
        about={
          <>
            Pages, mails and papers follow within a second. What is still missing to go live:{' '}
            <TextLink href="/backoffice/opening">Ready to open?</TextLink>
          </>
        }
      />
      <div className="grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-8">
        <SettingIndex path={path} kept={result.data} />
        <Kept result={result} path={path} />
      </div>
    </>
  )
}

type KeptProps = { result: UseQueryResult<ShownSettings>; path: SettingPath }

function Kept({ result: { data, error, refetch }, path }: KeptProps) {
  if (data) return <Part key={path} kept={data} Forms={FORMS[path]} />
  if (!error) return <SectionSkeletons />
  return (
    <FailedState
      isCompact
      title="The settings could not be loaded"
      text={error instanceof ApiError ? error.message : undefined}
      onRetry={() => void refetch()}
    />
  )
}

type FormsProps = { kept: ShownSettings; Forms: (props: PartProps) => ReactNode }

function Part({ kept, Forms }: FormsProps) {
  const [typed, setTyped] = useState<Partial<Settings>>({})
  const onTyped = useCallback((section: SectionKey, values: unknown) => {
    const read = settingSections[section].safeParse(values)
    if (read.success) setTyped((before) => ({ ...before, [section]: read.data }))
  }, [])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 self-start">
      <Forms kept={kept} onTyped={onTyped} settings={{ ...savedSettings(kept), ...typed }} />
    </div>
  )
}

function NoSuchPart() {
  return (
    <EmptyState
      headingLevel={1}
      icon={SearchX}
      title="There is no such part of the settings"
      actions={<ButtonLink href="/backoffice/settings">Back to the settings</ButtonLink>}
    />
  )
}

/** What is kept has passed the same schemas. */
const savedSettings = (kept: ShownSettings) =>
  Object.fromEntries(Object.entries(kept).map(([key, { value }]) => [key, value])) as unknown as Settings

function SectionSkeletons() {
  return (
    <div role="status" aria-label="Loading" className="space-y-4">
      {Array.from({ length: 4 }, (_, at) => (
        <Skeleton key={at} className="h-48" />
      ))}
    </div>
  )
}
