import type { articleDesk, articlePreview } from '#domain/api/article-desk.ts'
import { endpointsOf } from '#domain/api/endpoint.ts'

type Changed = 'changed_meanwhile'
type Made = 'invalid_article' | 'slug_was_used'
type Saved = Made | Changed | 'not_ready'
type Moved = Changed | 'wrong_state' | 'not_ready'
type ArticleCodes = {
  create: Made
  save: Saved
  publish: Moved
  schedule: Moved | 'moment_passed'
  unpublish: Moved
  remove: Changed | 'was_out'
  restore: Saved
}

export const ARTICLE_DESK = endpointsOf<typeof articleDesk, ArticleCodes>()({
  list: ['GET', '/api/backoffice/articles', 'manage_content'],
  choices: ['GET', '/api/backoffice/articles/choices', 'manage_content'],
  one: ['GET', '/api/backoffice/articles/:id', 'manage_content'],
  preview: ['GET', '/api/backoffice/articles/:id/preview', 'manage_content'],
  create: ['POST', '/api/backoffice/articles', 'manage_content'],
  save: ['PUT', '/api/backoffice/articles/:id', 'manage_content'],
  publish: ['POST', '/api/backoffice/articles/:id/publish', 'manage_content'],
  schedule: ['POST', '/api/backoffice/articles/:id/schedule', 'manage_content'],
  unpublish: ['POST', '/api/backoffice/articles/:id/unpublish', 'manage_content'],
  remove: ['POST', '/api/backoffice/articles/:id/remove', 'manage_content'],
  version: ['GET', '/api/backoffice/articles/:id/versions/:version', 'manage_content'],
  restore: ['POST', '/api/backoffice/articles/:id/versions/:version/restore', 'manage_content'],
  makeLink: ['POST', '/api/backoffice/articles/:id/preview-link', 'manage_content'],
  endLink: ['DELETE', '/api/backoffice/articles/:id/preview-link', 'manage_content'],
})

export const ARTICLE_PREVIEW = endpointsOf<typeof articlePreview>()({
  read: ['GET', '/api/previews/:token', 'public'],
})
