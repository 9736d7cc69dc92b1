import { JOINING } from '#domain/api/endpoints/staff.ts'
import type { Api } from './api.ts'
import { call } from './call.ts'
import { deviceHeaders } from './device-id.ts'

export type NewcomerFields = { name: string; password: string; password_confirmation: string }

/** The calls of a colleague who was invited by mail. */
export function joiningApi(api: Api) {
  return {
    look: (token: string) => call(api, JOINING.look, { body: { token } }),
    join: (token: string, newcomer: NewcomerFields | null) =>
      call(api, JOINING.join, { body: { token, ...(newcomer ? { newcomer } : {}) }, headers: deviceHeaders() }),
  }
}
