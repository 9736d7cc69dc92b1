import type { comingSoon, comingSoonDesk } from '#domain/api/coming-soon.ts'
import { endpointsOf } from '#domain/api/endpoint.ts'

export const COMING_SOON = endpointsOf<typeof comingSoon>()({
  read: ['GET', '/api/blogs/coming-soon', 'public'],
})

export const COMING_SOON_DESK = endpointsOf<typeof comingSoonDesk, { save: 'changed_meanwhile' }>()({
  read: ['GET', '/api/backoffice/coming-soon', 'manage_content'],
  save: ['PUT', '/api/backoffice/coming-soon', 'manage_content'],
})
