import type { blog } from '#domain/api/content.ts'
import { endpointsOf } from '#domain/api/endpoint.ts'
import type { consultationHours } from '#domain/api/ticket-desk.ts'
import type { enquiriesContract, newsletterContract } from '#domain/api/enquiries.ts'

export const BLOG = endpointsOf<typeof blog>()({
  list: ['GET', '/api/blogs', 'public'],
  featured: ['GET', '/api/blogs/featured', 'public'],
  scheduled: ['GET', '/api/blogs/scheduled', 'public'],
  one: ['GET', '/api/blogs/:id', 'public'],
  bySlug: ['GET', '/api/blogs/slug/:slug', 'public'],
  categories: ['GET', '/api/blog-categories', 'public'],
  tags: ['GET', '/api/blog-tags', 'public'],
})

/** `trackByForm` is sent by a form to the address of its page. */
export const ENQUIRIES = endpointsOf<Omit<typeof enquiriesContract, 'trackByForm'>>()({
  send: ['POST', '/api/enquiries', 'public'],
  track: ['GET', '/api/enquiries/:ticket', 'public'],
})

export const CONSULTATION_HOURS = endpointsOf<typeof consultationHours>()({
  taken: ['GET', '/api/consultations/taken', 'public'],
})

/** `oneClick` is called by mail programs and plain forms at the address of the page, which is not the API's. */
export const NEWSLETTER = endpointsOf<
  Omit<typeof newsletterContract, 'oneClick'>,
  { confirm: 'link_used_up'; leave: 'link_used_up' }
>()({
  join: ['POST', '/api/newsletter', 'public'],
  confirm: ['POST', '/api/newsletter/confirm', 'public'],
  leave: ['POST', '/api/newsletter/leave', 'public'],
})
