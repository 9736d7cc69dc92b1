import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#web/api/use-api.ts'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { readAsDataUrl } from '#web/backoffice/pictures/read-as-data-url.ts'
import { Skeleton } from '#web/ui/message/skeleton.tsx'
import type { DeskReturn } from './returns-api.ts'

/** Private pictures: each is fetched with the login and shown from memory. */
export function ReturnPhotos({ entry }: { entry: DeskReturn }) {
  const [opened, setOpened] = useState<string | null>(null)
  if (entry.photos.length === 0) return <p className="mt-2 text-muted">No photos were sent.</p>
  const nameOf = (path: string) => `Photo ${entry.photos.indexOf(path) + 1} of the return`
  return (
    <>
      <ul className="mt-4 flex flex-wrap gap-3">
        {entry.photos.map((path) => (
          <li key={path}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setOpened(path)}
              className="block size-24 overflow-hidden rounded-sm border border-sand bg-linen hover:border-edge sm:size-28"
            >
              <PrivatePhoto path={path} alt={nameOf(path)} className="size-full object-cover" />
            </button>
          </li>
        ))}
      </ul>
      <Dialog isOpen={opened !== null} onClose={() => setOpened(null)} title={opened ? nameOf(opened) : ''} size="lg">
        {opened && <PrivatePhoto path={opened} alt={nameOf(opened)} className="mx-auto max-h-[65vh] object-contain" />}
      </Dialog>
    </>
  )
}

function PrivatePhoto({ path, alt, className }: { path: string; alt: string; className: string }) {
  const api = useApi()
  const { data, isError } = useQuery({
    queryKey: ['backoffice', 'photos', path],
    queryFn: async () => readAsDataUrl(await api.file(path)),
    staleTime: Infinity,
  })
  if (isError) return <span className="block p-2 text-xs text-muted">The photo could not be loaded.</span>
  if (!data) return <Skeleton className="size-full" />
  return <img src={data} alt={alt} className={className} />
}
