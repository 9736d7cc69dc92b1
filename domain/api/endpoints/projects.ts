import { endpointsOf } from '#domain/api/endpoint.ts'
import type { projectDesk, projectsContract } from '#domain/api/projects.ts'

export const PROJECTS = endpointsOf<typeof projectsContract>()({
  list: ['GET', '/api/projects', 'public'],
  one: ['GET', '/api/projects/:slug', 'public'],
})

type Wrong = 'slug_taken' | 'unknown_picture' | 'unknown_piece'
type Codes = { make: Wrong; save: Wrong | 'changed_meanwhile'; sort: 'changed_meanwhile' }

export const PROJECT_DESK = endpointsOf<typeof projectDesk, Codes>()({
  list: ['GET', '/api/backoffice/projects', 'manage_content'],
  one: ['GET', '/api/backoffice/projects/:id', 'manage_content'],
  make: ['POST', '/api/backoffice/projects', 'manage_content'],
  sort: ['PATCH', '/api/backoffice/projects/order', 'manage_content'],
  save: ['PUT', '/api/backoffice/projects/:id', 'manage_content'],
})
