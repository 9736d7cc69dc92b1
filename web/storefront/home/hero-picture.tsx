import type { Picture } from '#domain/api/catalog.ts'
import { srcsetOf } from '#domain/pictures/picture-sizes.ts'
import { focusAttributes } from '#web/ui/picture/focus-point.ts'

type HeroPictureProps = { wide: Picture | null; tall: Picture | null; isPriority: boolean }

const PHONE = '(max-width: 47.99rem)'

/** A seventh less than the screen's own pixels is not seen behind words and a scrim, and comes a third sooner. */
const PHONE_SIZES = '85vw'

/** Another crop for phones, so that the text always lies on a calm part. */
export function HeroPicture({ wide, tall, isPriority }: HeroPictureProps) {
  if (!wide) return null
  return (
    <picture className="contents">
      {tall && <source srcSet={srcsetOf(tall) ?? tall.url} sizes={PHONE_SIZES} media={PHONE} />}
      <img
        srcSet={srcsetOf(wide)}
        sizes="100vw"
        src={wide.url}
        alt={wide.alt}
        width={wide.width}
        height={wide.height}
        loading={isPriority ? undefined : 'lazy'}
        fetchPriority={isPriority ? 'high' : undefined}
        // As in ui/picture.tsx; a slide that comes later must be there when it moves in.
        decoding={isPriority ? 'async' : undefined}
        {...focusAttributes(wide.focus)}
        className="absolute inset-0 size-full object-cover"
      />
    </picture>
  )
}
