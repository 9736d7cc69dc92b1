import { useState } from 'react'
import type { Review } from '#domain/api/catalog.ts'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { Carousel } from '#web/ui/picture/carousel.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { useModal } from '#web/ui/overlay/use-modal.ts'

const X = drawnIcon('x')

type PhotoLightboxProps = { photos: Review['photos']; by: string; first: number; onClose: () => void }

/** The photos of one review, as large as the screen allows, one after the other. */
export function PhotoLightbox({ photos, by, first, onClose }: PhotoLightboxProps) {
  const { ref } = useModal(true, onClose)
  const [index, setIndex] = useState(first)
  const label = `Photos by ${by}`
  return (
    <dialog
      ref={ref}
      data-fills-screen
      aria-label={label}
      className="dialog m-0 h-dvh max-h-none w-full max-w-none bg-paper"
    >
      <Carousel
        label={label}
        index={index}
        onIndexChange={setIndex}
        stageClass="h-dvh"
        slides={photos.map((photo, at) => ({
          id: photo.url,
          content: (
            <img
              src={photo.url}
              alt={`What ${by} showed, view ${at + 1}`}
              width={photo.width}
              height={photo.height}
              className="mx-auto h-dvh w-full object-contain p-2 sm:p-10"
            />
          ),
        }))}
      />
      <IconButton label="Close" icon={X} variant="raised" className="absolute! top-4 right-4" onClick={onClose} />
    </dialog>
  )
}
