import { endpointsOf } from '#domain/api/endpoint.ts'
import type { settingsDesk } from '#domain/api/settings.ts'

export const SETTINGS = endpointsOf<typeof settingsDesk, { save: 'changed_meanwhile' }>()({
  read: ['GET', '/api/backoffice/settings', 'change_settings'],
  save: ['PUT', '/api/backoffice/settings/:section', 'change_settings'],
  versions: ['GET', '/api/backoffice/settings/:section/versions', 'change_settings'],
})
