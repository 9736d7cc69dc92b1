import type { Picture } from '#domain/api/catalog.ts'

type HeroPictureProps = { wide: Picture | undefined; tall: Picture | undefined; isPriority: boolean }

const PHONE = '(max-width: 47.99rem)'

/** Another crop for phones, so that the text always lies on a calm part. */
export function HeroPicture({ wide, tall, isPriority }: HeroPictureProps) {
  if (!wide) return null
  return (
    <picture className="contents">
      {tall && <Sources picture={tall} media={PHONE} />}
      <Sources picture={wide} />
      <img
        src={wide.url}
        alt={wide.alt}
        width={wide.width}
        height={wide.height}
        loading={isPriority ? undefined : 'lazy'}
        fetchPriority={isPriority ? 'high' : undefined}
        className="absolute inset-0 size-full object-cover"
      />
    </picture>
  )
}

function Sources({ picture, media }: { picture: Picture; media?: string }) {
  return (
    <>
      {picture.avif && <source type="image/avif" srcSet={picture.avif} sizes="100vw" media={media} />}
      {picture.webp && <source type="image/webp" srcSet={picture.webp} sizes="100vw" media={media} />}
      {media && <source srcSet={picture.url} media={media} />}
    </>
  )
}
