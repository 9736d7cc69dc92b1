import type { RightsProblem } from '#domain/accounts/staff-rights.ts'
import { endpointsOf } from '#domain/api/endpoint.ts'
import type { joining, staffDesk } from '#domain/api/staff.ts'

type Codes = {
  changeRights: RightsProblem | 'changed_meanwhile'
  revoke: RightsProblem | 'changed_meanwhile'
  endSessions: 'above_you' | 'session_unknown'
  endSession: 'above_you' | 'session_unknown'
  endTwoStep: 'above_you' | 'yourself'
  invite: 'rights_you_lack' | 'above_you' | 'already_staff'
}

export const STAFF_DESK = endpointsOf<typeof staffDesk, Codes>()({
  list: ['GET', '/api/backoffice/staff', 'manage_staff'],
  one: ['GET', '/api/backoffice/staff/:id', 'manage_staff'],
  changeRights: ['PUT', '/api/backoffice/staff/:id/rights', 'manage_staff'],
  revoke: ['POST', '/api/backoffice/staff/:id/revoke', 'manage_staff'],
  endSessions: ['DELETE', '/api/backoffice/staff/:id/sessions', 'manage_staff'],
  endSession: ['DELETE', '/api/backoffice/staff/:id/sessions/:session', 'manage_staff'],
  endTwoStep: ['DELETE', '/api/backoffice/staff/:id/two-step', 'manage_staff'],
  invitations: ['GET', '/api/backoffice/staff/invitations', 'manage_staff'],
  invite: ['POST', '/api/backoffice/staff/invitations', 'manage_staff'],
  withdraw: ['DELETE', '/api/backoffice/staff/invitations/:id', 'manage_staff'],
})

export const JOINING = endpointsOf<
  typeof joining,
  { look: 'link_ended'; join: 'link_ended' | 'name_and_password_needed' }
>()({
  look: ['POST', '/api/join/look', 'public'],
  join: ['POST', '/api/join', 'public'],
})
