import { z } from 'zod'
import { storableText } from '#domain/api/storable-text.ts'
import { LONGEST_PHOTO, MOST_PHOTOS } from '#domain/photos/photo-limits.ts'

/** Base64, with or without the head of a data: address. What is in it is looked at by server/media/read-photo.ts. */
export const sentPhotos = z
  .array(z.string().max(LONGEST_PHOTO, 'The photo is too large'))
  .max(MOST_PHOTOS, `At most ${MOST_PHOTOS} photos`)
  .default([])

/** The name under which a sent photo is kept. */
export const photoFile = z.object({ file: storableText(60) })
