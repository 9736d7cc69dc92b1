import { endpointsOf } from '#domain/api/endpoint.ts'
import type { imports } from '#domain/api/imports.ts'

type ImportCodes = {
  check: 'wrong_state' | 'wrong_columns'
  run: 'wrong_state' | 'has_mistakes'
  undo: 'wrong_state' | 'not_the_last'
}

export const IMPORTS = endpointsOf<typeof imports, ImportCodes>()({
  list: ['GET', '/api/backoffice/imports', 'manage_catalog'],
  upload: ['POST', '/api/backoffice/imports', 'manage_catalog'],
  one: ['GET', '/api/backoffice/imports/:id', 'manage_catalog'],
  rows: ['GET', '/api/backoffice/imports/:id/rows', 'manage_catalog'],
  check: ['POST', '/api/backoffice/imports/:id/check', 'manage_catalog'],
  run: ['POST', '/api/backoffice/imports/:id/run', 'manage_catalog'],
  undo: ['POST', '/api/backoffice/imports/:id/undo', 'manage_catalog'],
  file: ['GET', '/api/backoffice/imports/:id/file', 'manage_catalog'],
  export: ['GET', '/api/backoffice/imports/export', 'manage_catalog'],
})
