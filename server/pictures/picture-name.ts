import type { PicturePlace } from '#domain/api/picture-desk.ts'

/** Products name their pictures without the folder, and so do rooms and articles. */
export const nameOf = (file: string): string => file.replace(/^(?:products|scenes)\//, '')

export const folderFor = (place: PicturePlace): 'products' | 'scenes' => (place === 'product' ? 'products' : 'scenes')

/** Pages know an upload by this pattern (migration pictures_desk). */
export const uploadFile = (folder: 'products' | 'scenes', id: Buffer): string =>
  `${folder}/u-${id.toString('hex')}.webp`

export const ID_BYTES = 8
