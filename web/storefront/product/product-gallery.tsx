import { ZoomIn } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Product } from '#domain/api/catalog.ts'
import { pictureSource, stampSource } from '#web/storefront/listing/product-picture.ts'
import { Carousel, type Slide } from '#web/ui/carousel.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Picture } from '#web/ui/picture.tsx'

const ZoomDialog = lazy(() => import('./zoom-dialog.tsx').then((module) => ({ default: module.ZoomDialog })))

type ProductGalleryProps = { product: Product; index: number; onIndexChange: (index: number) => void }

export function ProductGallery({ product, index, onIndexChange }: ProductGalleryProps) {
  const [isZoomed, setIsZoomed] = useState(false)
  const picture = product.pictures[index]
  return (
    <div className="relative max-sm:-mx-(--spacing-gutter)">
      <Carousel
        label={`Pictures of ${product.name}`}
        stageClass="aspect-[4/5] sm:rounded-sm lg:max-h-[calc(100dvh-var(--spacing-header)-9rem)] lg:w-full"
        hasThumbnails
        slides={slidesOf(product)}
        index={index}
        onIndexChange={onIndexChange}
      />
      {picture && (
        <IconButton
          label="Zoom the picture"
          icon={ZoomIn}
          variant="raised"
          className="absolute! top-3 right-3 z-10"
          onClick={() => setIsZoomed(true)}
        />
      )}
      {isZoomed && picture && (
        <Suspense>
          <ZoomDialog picture={picture} onClose={() => setIsZoomed(false)} />
        </Suspense>
      )}
    </div>
  )
}

function slidesOf(product: Product): Slide[] {
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
        isPriority={at === 0}
      />
    ),
    thumbnail: <Picture picture={stampSource(picture)} alt="" />,
  }))
}
