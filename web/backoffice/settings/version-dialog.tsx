import { useInfiniteQuery } from '@tanstack/react-query'
import { SETTINGS } from '#domain/api/endpoints/settings.ts'
import type { SettingVersion } from '#domain/api/settings.ts'
import type { SectionKey } from '#domain/company/settings.ts'
import { call, dataOf } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { Button } from '#web/ui/action/button.tsx'
import { FailedState } from '#web/ui/message/failed-state.tsx'
import { Skeleton } from '#web/ui/message/skeleton.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'

type VersionDialogProps = {
  section: SectionKey
  title: string
  isOpen: boolean
  onClose: () => void
  /** Puts the values into the form; null for how the shop came. Nothing is saved by it. */
  onRestore: (value: SettingVersion['value']) => void
}

/** Who changed this section when, and what; one press brings an earlier state back into the form. */
export function VersionDialog({ section, title, isOpen, onClose, onRestore }: VersionDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="lg"
      title={`${title}: versions`}
      description="An earlier state is put into the form, where you look at it and save it."
    >
      {isOpen && <Versions section={section} onRestore={onRestore} />}
    </Dialog>
  )
}

function Versions({ section, onRestore }: Pick<VersionDialogProps, 'section' | 'onRestore'>) {
  const api = useApi()
  const { data, isPending, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['backoffice', 'settings', section, 'versions'],
    queryFn: ({ pageParam }) =>
      dataOf(
        call(api, SETTINGS.versions, { params: { section }, query: pageParam === null ? {} : { before: pageParam } }),
      ),
    initialPageParam: null as number | null,
    getNextPageParam: (last) => {
      const oldest = last.at(-1)?.version ?? 1
      return oldest > 1 ? oldest : null
    },
    staleTime: 0,
    gcTime: 0,
  })
  if (isPending) return <Skeleton className="h-40" />
  if (error) return <FailedState isCompact title="The versions could not be loaded" onRetry={() => void refetch()} />
  const versions = data.pages.flat()
  return (
    <>
      <ol className="divide-y divide-sand">
        {versions.map((version, at) => (
          <VersionRow key={version.version} version={version} isNow={at === 0} onRestore={onRestore} />
        ))}
        {!hasNextPage && (
          <li className="flex flex-wrap items-center justify-between gap-2 py-3">
            <p className="text-sm font-semibold">As the shop came</p>
            <Restore label="Use how the shop came" onPress={() => onRestore(null)} />
          </li>
        )}
      </ol>
      {hasNextPage && (
        <Button size="sm" variant="quiet" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Earlier ones
        </Button>
      )}
    </>
  )
}

type RowProps = { version: SettingVersion; isNow: boolean; onRestore: VersionDialogProps['onRestore'] }

function VersionRow({ version: { version, by, at, value, changes }, isNow, onRestore }: RowProps) {
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm">
          <span className="font-semibold">{momentText(at)}</span>{' '}
          <span className="text-muted">by {by ?? 'somebody'}</span>
        </p>
        {isNow && <p className="text-sm text-muted">Now</p>}
        {!isNow && value && <Restore label={`Use version ${version}`} onPress={() => onRestore(value)} />}
      </div>
      <ul className="mt-1 text-sm">
        {changes.map(({ label, before, after }) => (
          <li key={label} className="wrap-anywhere">
            {label}: <del className="text-muted">{before ?? 'none'}</del> → {after ?? 'none'}
          </li>
        ))}
      </ul>
    </li>
  )
}

const Restore = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <Button size="sm" variant="secondary" onClick={onPress} aria-label={label}>
    Use this
  </Button>
)
