import { useState } from 'react'
import { PrivatePhoto } from '#web/backoffice/parts/private-photo.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
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
