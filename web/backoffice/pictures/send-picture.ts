import type { DeskPicture, PicturePlace } from '#domain/api/picture-desk.ts'
import { CATALOGUE_PLACES } from '#domain/api/picture-desk.ts'
import { PICTURE_DESK } from '#domain/api/endpoints/pictures.ts'
import { ApiError, readAnswer, type Success, withQuery } from '#web/api/api.ts'
import { readToken } from '#web/session/auth-token.ts'

export type Sending = {
  file: File
  place: PicturePlace
  productId?: number | undefined
  onProgress?: (part: number) => void
  signal?: AbortSignal
}

/** Who keeps pages sends to another address than who keeps the catalogue. */
const pathFor = (place: PicturePlace) =>
  CATALOGUE_PLACES.some((known) => known === place) ? PICTURE_DESK.upload[1] : PICTURE_DESK.uploadContent[1]

/** One file as the body of one request. XMLHttpRequest, because fetch does not say how much has been sent. */
export function sendPicture({ file, place, productId, onProgress, signal }: Sending): Promise<DeskPicture> {
  const request = new XMLHttpRequest()
  const name = file.name.replaceAll(/[/\\]/g, ' ').slice(-200)
  request.open('POST', withQuery(pathFor(place), { for: place, product_id: productId, name }))
  request.setRequestHeader('Accept', 'application/json')
  request.setRequestHeader('Content-Type', 'application/octet-stream')
  request.setRequestHeader('Authorization', `Bearer ${readToken() ?? ''}`)
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total === 0 ? 0 : loaded / total))
  signal?.addEventListener('abort', () => request.abort())
  return new Promise((resolve, reject) => {
    const fail = () => reject(new ApiError(0, {}))
    request.addEventListener('error', fail)
    request.addEventListener('abort', fail)
    request.addEventListener('load', () => {
      try {
        resolve(readAnswer<Success<DeskPicture>>(request.status, parsed(request.responseText)).data)
      } catch (error) {
        reject(error instanceof Error ? error : new ApiError(0, {}))
      }
    })
    request.send(file)
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
