import type { reviewPhoto } from '#domain/api/catalog.ts'
import { endpointsOf } from '#domain/api/endpoint.ts'

export const REVIEW_PHOTOS = endpointsOf<{ reviewPhoto: typeof reviewPhoto }>()({
  reviewPhoto: ['GET', '/api/reviews/photos/:file', 'public'],
})
