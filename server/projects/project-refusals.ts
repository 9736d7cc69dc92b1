import { overtakenRefusal } from '#server/audit/overtaken.ts'
import { atField, notFound, type Refusal } from '#server/http/reply.ts'
import type { ProjectRefusal } from './save-project.ts'

export const projectNotFound = notFound('There is no such project any more.')

export function projectRefusal<R extends ProjectRefusal>(refusal: R): Refusal<R['code']>
export function projectRefusal(refusal: ProjectRefusal): Refusal<ProjectRefusal['code']> {
  switch (refusal.code) {
    case 'not_found':
      return projectNotFound
    case 'slug_taken':
      return atField('slug', refusal.code, 'Another project has this address, or had it and is still found there.')
    case 'unknown_piece':
      return atField('pieces', refusal.code, 'One of the pieces is not in the catalogue any more.')
    case 'unknown_picture':
      return atField(
        'images',
        refusal.code,
        `Nothing is known of ${refusal.names.join(', ')}. Bring the picture again.`,
      )
    case 'changed_meanwhile':
      return changed(refusal)
  }
}

function changed(refusal: Extract<ProjectRefusal, { code: 'changed_meanwhile' }>): Refusal<'changed_meanwhile'> {
  const { now } = refusal
  const errors = now
    ? { name: [`Now: ${now.name}`], location: [`Now: ${now.location}`], client: [`Now: ${now.client}`] }
    : {}
  return overtakenRefusal(refusal, now ? 'project' : 'order', {}, errors)
}
