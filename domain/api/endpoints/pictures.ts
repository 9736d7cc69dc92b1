import { endpointsOf } from '#domain/api/endpoint.ts'
import type { pictureDesk } from '#domain/api/picture-desk.ts'
import type { ArrangeRefusal } from '#domain/pictures/arrange-pictures.ts'
import type { UploadRefusal } from '#domain/pictures/upload-limits.ts'

type Changed = 'changed_meanwhile'
type PictureCodes = {
  upload: UploadRefusal['code']
  uploadContent: UploadRefusal['code']
  describe: Changed
  describeContent: Changed
  crop: Changed | 'too_small'
  cropContent: Changed | 'too_small'
  arrange: Changed | ArrangeRefusal['code']
}

export const PICTURE_DESK = endpointsOf<typeof pictureDesk, PictureCodes>()({
  find: ['GET', '/api/backoffice/pictures', 'open_back_office'],
  whole: ['GET', '/api/backoffice/pictures/:id/whole', 'open_back_office'],
  upload: ['POST', '/api/backoffice/pictures', 'manage_catalog'],
  describe: ['PATCH', '/api/backoffice/pictures/:id', 'manage_catalog'],
  crop: ['POST', '/api/backoffice/pictures/:id/crop', 'manage_catalog'],
  uploadContent: ['POST', '/api/backoffice/content/pictures', 'manage_content'],
  describeContent: ['PATCH', '/api/backoffice/content/pictures/:id', 'manage_content'],
  cropContent: ['POST', '/api/backoffice/content/pictures/:id/crop', 'manage_content'],
  ofProduct: ['GET', '/api/backoffice/products/:id/pictures', 'manage_catalog'],
  arrange: ['PUT', '/api/backoffice/products/:id/pictures', 'manage_catalog'],
  remove: ['DELETE', '/api/backoffice/products/:id/pictures/:picture', 'manage_catalog'],
})
