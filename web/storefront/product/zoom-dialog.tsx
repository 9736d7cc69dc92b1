import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { useState } from 'react'
import type { Picture } from '#domain/api/catalog.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useModal } from '#web/ui/use-modal.ts'

/** The whole picture; a press makes it as large as it is, and it scrolls. */
export function ZoomDialog({ picture, onClose }: { picture: Picture; onClose: () => void }) {
  const { ref } = useModal(true, onClose)
  const [isLarge, setIsLarge] = useState(false)
  return (
    <dialog
      ref={ref}
      data-fills-screen
      aria-label={`Larger picture: ${picture.alt}`}
      className="dialog m-0 h-dvh max-h-none w-full max-w-none bg-paper"
    >
      <div className="h-full overflow-auto overscroll-contain">
        <button
          type="button"
          aria-label={isLarge ? 'Show the whole picture' : 'Show the picture larger'}
          onClick={() => setIsLarge(!isLarge)}
          className={clsx('block min-h-full min-w-full', isLarge ? 'cursor-zoom-out' : 'cursor-zoom-in')}
        >
          <img
            src={picture.url}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            className={isLarge ? 'w-[max(180vw,75rem)] max-w-none' : 'mx-auto h-dvh w-full object-contain'}
          />
        </button>
      </div>
      <IconButton label="Close" icon={X} variant="raised" className="absolute! top-4 right-4" onClick={onClose} />
    </dialog>
  )
}
