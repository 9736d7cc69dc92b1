import { endpointsOf } from '#domain/api/endpoint.ts'
import type { announcementDesk, frontContract, heroDesk } from '#domain/api/front.ts'

export const FRONT = endpointsOf<typeof frontContract>()({
  hero: ['GET', '/api/hero', 'public'],
  announcement: ['GET', '/api/announcement', 'public'],
})

type Codes = {
  make: 'unknown_picture'
  save: 'unknown_picture' | 'changed_meanwhile'
  sort: 'changed_meanwhile'
  remove: 'changed_meanwhile'
}

export const HERO_DESK = endpointsOf<typeof heroDesk, Codes>()({
  list: ['GET', '/api/backoffice/hero', 'manage_content'],
  one: ['GET', '/api/backoffice/hero/:id', 'manage_content'],
  make: ['POST', '/api/backoffice/hero', 'manage_content'],
  sort: ['PATCH', '/api/backoffice/hero/order', 'manage_content'],
  save: ['PUT', '/api/backoffice/hero/:id', 'manage_content'],
  remove: ['POST', '/api/backoffice/hero/:id/remove', 'manage_content'],
})

export const ANNOUNCEMENT_DESK = endpointsOf<typeof announcementDesk, { save: 'changed_meanwhile' }>()({
  read: ['GET', '/api/backoffice/announcement', 'manage_content'],
  save: ['PUT', '/api/backoffice/announcement', 'manage_content'],
})
