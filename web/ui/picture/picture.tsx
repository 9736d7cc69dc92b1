import { clsx } from 'clsx'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type FocusPoint, focusAttributes } from './focus-point.ts'
import { PlaceholderPicture } from './placeholder-picture.tsx'

export type PictureSource = {
  src: string
  width: number
  height: number
  /** Such as "/m/a-480.avif 480w, /m/a-960.avif 960w". */
  srcSet?: string | undefined
  /** The picture's own mean colour, or a tiny data: picture of it, shown until it arrives. */
  colour?: string | undefined
  blur?: string | undefined
  /** What must stay in sight where the picture is cut. */
  focus?: FocusPoint | undefined
}
export type PictureProps = {
  picture: PictureSource | null | undefined
  alt: string
  /** How wide it is shown, for the browser's choice: "(min-width: 64rem) 25vw, 50vw". */
  sizes?: string | undefined
  /** The one picture a page is judged by: loaded at once and first. */
  isPriority?: boolean | undefined
  ratio?: '4/5' | '1/1' | '3/2' | '16/9' | 'natural' | 'fill' | undefined
  fit?: 'cover' | 'contain' | undefined
  className?: string | undefined
  placeholder?: ReactNode
  /** What stands over the picture, such as a badge. */
  children?: ReactNode
}

const RATIOS = {
  '4/5': 'aspect-[4/5]',
  '1/1': 'aspect-square',
  '3/2': 'aspect-[3/2]',
  '16/9': 'aspect-video',
  natural: '',
  fill: 'size-full',
}

export function Picture({
  picture,
  alt,
  ratio = '4/5',
  fit = 'cover',
  className,
  placeholder,
  children,
  ...rest
}: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  const isShown = picture?.src && failedSrc !== picture.src
  return (
    <div className={clsx('relative overflow-hidden bg-linen', RATIOS[ratio], className)}>
      {isShown ? (
        <>
          <Underlay colour={picture.colour} blur={picture.blur} />
          <Image
            key={picture.src}
            {...{ picture, alt, fit, ...rest }}
            isNatural={ratio === 'natural'}
            onFail={() => setFailedSrc(picture.src)}
          />
        </>
      ) : (
        (placeholder ?? <PlaceholderPicture alt={alt} />)
      )}
      {children}
    </div>
  )
}

/**
 * A few pixels drawn large are soft by themselves; a filter would cost a slow phone more than the picture. The colour is
 * drawn with SVG attributes: the page's security policy forbids style attributes in served HTML.
 */
function Underlay({ colour, blur }: { colour: string | undefined; blur: string | undefined }) {
  if (blur) return <img src={blur} alt="" aria-hidden className="absolute inset-0 size-full object-cover" />
  if (!colour) return null
  return (
    <svg aria-hidden className="absolute inset-0 size-full">
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  )
}

type ImageProps = {
  picture: PictureSource
  alt: string
  sizes?: string | undefined
  isPriority?: boolean | undefined
  fit: 'cover' | 'contain'
  isNatural: boolean
  onFail: () => void
}

function Image({ picture, alt, sizes, isPriority, fit, isNatural, onFail }: ImageProps) {
  const image = useRef<HTMLImageElement>(null)
  const fail = useEffectEvent(onFail)
  // A picture that broke before hydration has fired its error event already; its state still tells.
  useEffect(() => {
    if (image.current?.complete && image.current.currentSrc && image.current.naturalWidth === 0) fail()
  }, [])
  return (
    <img
      ref={image}
      // Before the address itself: a browser that reads them in order must not fetch both.
      sizes={picture.srcSet && sizes}
      srcSet={picture.srcSet}
      src={picture.src}
      alt={alt}
      width={picture.width}
      height={picture.height}
      loading={isPriority ? undefined : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
      // Also of the picture the page is judged by: one that is decoded with the page holds the whole page up.
      decoding="async"
      onError={onFail}
      {...focusAttributes(picture.focus)}
      className={clsx(
        'relative w-full',
        isNatural ? 'h-auto' : 'h-full',
        fit === 'cover' ? 'object-cover' : 'object-contain',
      )}
    />
  )
}
