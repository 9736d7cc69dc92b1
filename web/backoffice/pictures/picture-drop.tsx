import { clsx } from 'clsx'
import { ImagePlus } from 'lucide-react'
import { type DragEvent, useState } from 'react'

type PictureDropProps = {
  label: string
  isMany?: boolean
  isDisabled?: boolean
  onFiles: (files: readonly File[]) => void
  className?: string
}

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif'

/** A place to drop pictures on; pressed, it opens the files of the device. */
export function PictureDrop({ label, isMany = false, isDisabled = false, onFiles, className }: PictureDropProps) {
  const [isOver, setIsOver] = useState(false)
  const over = (event: DragEvent, isNowOver: boolean) => {
    event.preventDefault()
    setIsOver(isNowOver && !isDisabled)
  }
  const drop = (event: DragEvent) => {
    over(event, false)
    const files = [...event.dataTransfer.files]
    if (!isDisabled && files.length > 0) onFiles(isMany ? files : files.slice(0, 1))
  }
  return (
    <label
      onDragOver={(event) => over(event, true)}
      onDragLeave={(event) => over(event, false)}
      onDrop={drop}
      className={clsx(
        'flex cursor-pointer flex-col items-center justify-center gap-1 rounded-md border border-dashed px-4 py-6 text-center text-sm transition-colors',
        'focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-leaf hover:bg-linen',
        isOver ? 'border-leaf bg-linen' : 'border-edge bg-white',
        isDisabled && 'pointer-events-none opacity-55',
        className,
      )}
    >
      <ImagePlus aria-hidden className="size-6 text-muted" strokeWidth={1.6} />
      <span className="font-semibold">{label}</span>
      <span className="text-muted">JPEG, PNG, WebP or AVIF, up to 25 MB</span>
      <input
        type="file"
        accept={ACCEPTED}
        multiple={isMany}
        disabled={isDisabled}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </label>
  )
}
