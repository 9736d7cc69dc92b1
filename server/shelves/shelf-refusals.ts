import { overtakenRefusal } from '#server/audit/overtaken.ts'
import { atField, conflict, notFound, type Refusal } from '#server/http/reply.ts'
import type { ShelfRefusal } from './save-shelves.ts'

export function shelfRefusal<R extends ShelfRefusal>(refusal: R): Refusal<R['code']>
export function shelfRefusal(refusal: ShelfRefusal): Refusal<ShelfRefusal['code']> {
  switch (refusal.code) {
    case 'not_found':
      return notFound('There is no such category or room any more.')
    case 'same_shelf':
      return atField('into', refusal.code, 'Choose another one.')
    case 'name_taken':
      return atField('name', refusal.code, 'There is one of this name already.')
    case 'slug_taken':
      return atField('slug', refusal.code, 'There is one with this slug already.')
    case 'no_such_picture':
      return atField('image', refusal.code, 'This picture is not there any more. Choose another one.')
    case 'picture_without_words':
      return atField('image', refusal.code, 'Say in a few words what the picture shows: press Words and focus.')
    case 'not_empty':
      return conflict(refusal.code, `${refusal.products} products stand here. Merge it into another instead.`)
    case 'last_shelf':
      return conflict(refusal.code, 'The last one stays: every product stands somewhere.')
    case 'changed_meanwhile':
      return changed(refusal)
  }
}

function changed(refusal: Extract<ShelfRefusal, { code: 'changed_meanwhile' }>): Refusal<'changed_meanwhile'> {
  const { now } = refusal
  const errors = now ? { name: [`Name: ${now.name}`], slug: [`Slug: ${now.slug}`] } : {}
  return overtakenRefusal(refusal, now ? 'entry' : 'list', {}, errors)
}
