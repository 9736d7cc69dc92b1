import { Suspense, useState } from 'react'
import type { Review } from '#domain/api/catalog.ts'
import { late } from '#web/ui/page/late.ts'

const PhotoLightbox = late(async () => (await import('./photo-lightbox.tsx')).PhotoLightbox)

export function ReviewPhotos({ review: { photos, user } }: { review: Review }) {
  const [shown, setShown] = useState<number | null>(null)
  return (
    <>
      <ul className="mt-3 flex flex-wrap gap-2">
        {photos.map((photo, index) => (
          <li key={photo.url}>
            <button
              type="button"
              aria-label={`Photo ${index + 1} of ${photos.length} by ${user.name}, show larger`}
              className="block cursor-zoom-in overflow-hidden rounded-sm"
              onClick={() => setShown(index)}
            >
              <img
                src={photo.thumbnail}
                alt=""
                width={80}
                height={80}
                loading="lazy"
                decoding="async"
                className="size-20 bg-sand object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      {shown !== null && (
        <Suspense>
          <PhotoLightbox photos={photos} by={user.name} first={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </>
  )
}
