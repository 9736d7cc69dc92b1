import { useEffect, useEffectEvent, useRef } from 'react'
import type { Picture } from '#domain/api/catalog.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { useModal } from '#web/ui/overlay/use-modal.ts'
import { useZoom } from './use-zoom.ts'
import type { Point } from './part-of-picture.ts'

const ChevronLeft = drawnIcon('chevron-left')
const ChevronRight = drawnIcon('chevron-right')
const X = drawnIcon('x')
const ZoomIn = drawnIcon('zoom-in')
const ZoomOut = drawnIcon('zoom-out')

type ZoomDialogProps = {
  pictures: readonly Picture[]
  index: number
  /** Where the picture was pressed, in parts of it. */
  pressed: Point
  onIndexChange: (index: number) => void
  onClose: () => void
}

/** The picture as large as it is. Wheel, pinch and drag move it; arrow keys turn to the next, + and - change its size. */
export function ZoomDialog({ pictures, index, pressed, onIndexChange, onClose }: ZoomDialogProps) {
  const { ref } = useModal(true, onClose)
  const picture = pictures[index]
  const turn = (step: number) => onIndexChange((index + step + pictures.length) % pictures.length)
  if (!picture) return null
  return (
    <dialog
      ref={ref}
      data-fills-screen
      aria-label={`Larger picture: ${picture.alt}`}
      className="dialog m-0 h-dvh max-h-none w-full max-w-none bg-paper"
    >
      <Zoomed key={picture.file} picture={picture} pressed={pressed} onTurn={turn} />
      {pictures.length > 1 && (
        <>
          <p
            aria-live="polite"
            className="figures absolute bottom-5 left-4 rounded-full bg-paper/95 px-3 py-1 text-sm font-semibold"
          >
            {index + 1} of {pictures.length}
          </p>
          <IconButton
            label="Previous picture"
            icon={ChevronLeft}
            variant="raised"
            className="absolute! top-1/2 left-4 -translate-y-1/2"
            onClick={() => turn(-1)}
          />
          <IconButton
            label="Next picture"
            icon={ChevronRight}
            variant="raised"
            className="absolute! top-1/2 right-4 -translate-y-1/2"
            onClick={() => turn(1)}
          />
        </>
      )}
      <IconButton label="Close" icon={X} variant="raised" className="absolute! top-4 right-4" onClick={onClose} />
    </dialog>
  )
}

type ZoomedProps = { picture: Picture; pressed: Point; onTurn: (step: number) => void }

const PAN_PX = 80
const PANS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: PAN_PX, y: 0 },
  ArrowRight: { x: -PAN_PX, y: 0 },
  ArrowUp: { x: 0, y: PAN_PX },
  ArrowDown: { x: 0, y: -PAN_PX },
}

function Zoomed({ picture, pressed, onTurn }: ZoomedProps) {
  const stage = useRef<HTMLDivElement>(null)
  const { view, fingers, larger, smaller, shift } = useZoom(stage, picture, pressed)

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const pan = PANS[event.key]
    if (event.key === '+' || event.key === '=') larger()
    else if (event.key === '-') smaller()
    else if (pan && (event.shiftKey || pan.x === 0)) shift(pan)
    else if (pan) onTurn(Math.sign(-pan.x))
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  return (
    <>
      <div
        ref={stage}
        {...fingers}
        className="relative h-full touch-none overflow-hidden cursor-grab select-none active:cursor-grabbing"
      >
        <img
          src={picture.url}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          draggable={false}
          className="absolute top-0 left-0 max-w-none origin-top-left"
          style={view ? { transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` } : { opacity: 0 }}
        />
      </div>
      <div className="absolute right-4 bottom-4 flex gap-2">
        <IconButton label="Smaller" icon={ZoomOut} variant="raised" onClick={smaller} />
        <IconButton label="Larger" icon={ZoomIn} variant="raised" onClick={larger} />
      </div>
    </>
  )
}
