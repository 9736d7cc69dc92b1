import type { CodeOf } from '#domain/api/endpoint.ts'
import type { PICTURE_DESK } from '#domain/api/endpoints/pictures.ts'
import { SMALLEST_CROP_PX } from '#domain/pictures/crop.ts'
import { UPLOAD_WORDS } from '#domain/pictures/upload-limits.ts'
import { notFound, type Refusal } from '#server/http/reply.ts'
import type { ArrangeProductRefusal } from './arrange-product-pictures.ts'
import type { CropRefusal } from './crop-picture.ts'
import type { DescribeRefusal } from './describe-picture.ts'
import { staleRefusal } from './stale-picture.ts'
import type { TakeUploadRefusal } from './take-upload.ts'

export const noSuchPicture = notFound('There is no such picture.')
export const noSuchProduct = notFound('There is no such product.')

export function uploadRefusal({ code }: TakeUploadRefusal): Refusal<CodeOf<typeof PICTURE_DESK.upload>> {
  if (code === 'not_found') return noSuchProduct
  return { status: code === 'too_large' ? 413 : 422, code, message: UPLOAD_WORDS[code] }
}

export function describeRefusal(refusal: DescribeRefusal): Refusal<CodeOf<typeof PICTURE_DESK.describe>> {
  return refusal.code === 'not_found' ? noSuchPicture : staleRefusal(refusal)
}

export function cropRefusal(refusal: CropRefusal): Refusal<CodeOf<typeof PICTURE_DESK.crop>> {
  if (refusal.code === 'changed_meanwhile') return staleRefusal(refusal)
  if (refusal.code === 'not_found') return noSuchPicture
  const message = `Leave at least ${SMALLEST_CROP_PX} pixels of the picture on each side.`
  return { status: 422, code: refusal.code, message }
}

export function arrangeRefusal(refusal: ArrangeProductRefusal): Refusal<CodeOf<typeof PICTURE_DESK.arrange>> {
  switch (refusal.code) {
    case 'not_found':
      return noSuchProduct
    case 'changed_meanwhile':
      return staleRefusal(refusal)
    case 'words_missing': {
      const message = 'Say what this picture shows before the shop shows it.'
      return { status: 422, code: refusal.code, message, errors: { [refusal.file]: [message] } }
    }
    case 'unknown_picture':
      return { status: 422, code: refusal.code, message: 'One of these pictures is not in the shop any more.' }
    case 'unknown_colour':
      return { status: 422, code: refusal.code, message: 'The product does not come in one of these colours any more.' }
  }
}
