import { type PointerEvent, type ReactNode, Suspense, useRef, useState } from 'react'
import type { Product } from '#domain/api/catalog.ts'
import { pictureSource, stampSource } from '#web/storefront/listing/product-picture.ts'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { Carousel, type Slide } from '#web/ui/picture/carousel.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { late } from '#web/ui/page/late.ts'
import { Picture } from '#web/ui/picture/picture.tsx'
import { partOfPicture, type Point, type Size } from './part-of-picture.ts'

const ZoomIn = drawnIcon('zoom-in')

const ZoomDialog = late(async () => (await import('./zoom-dialog.tsx')).ZoomDialog)

const MIDDLE: Point = { x: 0.5, y: 0.5 }
const STILL_PX = 8

type ProductGalleryProps = {
  product: Product
  index: number
  onIndexChange: (index: number) => void
  /** Stands over the pictures. */
  children?: ReactNode
}

export function ProductGallery({ product, index, onIndexChange, children }: ProductGalleryProps) {
  const [pressed, setPressed] = useState<Point | null>(null)
  const opener = useRef<HTMLDivElement>(null)
  // The picture that the page opens with goes first; on its own address a colour brings its own.
  const [first] = useState(index)
  const hasPictures = product.pictures.length > 0
  const close = () => {
    setPressed(null)
    // A picture that was pressed cannot hold the focus; the button beside it can.
    requestAnimationFrame(() => opener.current?.querySelector('button')?.focus())
  }
  const press = usePress(product.pictures[index], setPressed)
  return (
    <div className="relative max-sm:-mx-(--spacing-gutter) [&_.carousel-stage]:cursor-zoom-in" {...press}>
      <Carousel
        label={`Pictures of ${product.name}`}
        stageClass="aspect-[4/5] sm:rounded-sm lg:max-h-[calc(100dvh-var(--spacing-header)-9rem)] lg:w-full"
        hasThumbnails
        slides={slidesOf(product, first)}
        index={index}
        onIndexChange={onIndexChange}
      />
      {hasPictures && (
        <div ref={opener} className="absolute top-3 right-3 z-10">
          <IconButton label="Zoom the picture" icon={ZoomIn} variant="raised" onClick={() => setPressed(MIDDLE)} />
        </div>
      )}
      {children}
      {pressed && (
        <Suspense>
          <ZoomDialog
            pictures={product.pictures}
            index={index}
            pressed={pressed}
            onIndexChange={onIndexChange}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  )
}

/** A press on the picture itself, told in parts of it; a swipe to the next one is none. */
function usePress(picture: Size | undefined, onPress: (at: Point) => void) {
  const from = useRef<Point | null>(null)
  return {
    onPointerDown: (event: PointerEvent) => (from.current = { x: event.clientX, y: event.clientY }),
    onPointerUp({ target, clientX, clientY, button }: PointerEvent) {
      const slide = target instanceof Element && target.closest('.carousel-slide')
      const start = from.current
      if (!slide || !start || !picture || button !== 0) return
      if (Math.hypot(clientX - start.x, clientY - start.y) > STILL_PX) return
      const box = slide.getBoundingClientRect()
      onPress(partOfPicture({ x: clientX - box.left, y: clientY - box.top }, box, picture))
    },
  }
}

function slidesOf(product: Product, first: number): Slide[] {
  if (product.pictures.length === 0) {
    return [{ id: 'none', content: <Picture picture={null} alt={product.name} ratio="fill" /> }]
  }
  return product.pictures.map((picture, at) => ({
    id: picture.file,
    content: (
      <Picture
        picture={pictureSource(picture)}
        alt={picture.alt || product.name}
        ratio="fill"
        sizes="(min-width: 82.5rem) 46rem, (min-width: 64rem) 56vw, 100vw"
        isPriority={at === first}
      />
    ),
    thumbnail: <Picture picture={stampSource(picture)} alt="" />,
  }))
}
