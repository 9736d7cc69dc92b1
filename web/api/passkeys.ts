import type { NewCredential, UsedCredential } from '#domain/api/passkeys.ts'
import { PASSKEYS } from '#domain/api/endpoints/passkeys.ts'
import type { Api } from './api.ts'
import { call } from './call.ts'
import { deviceHeaders } from './device-id.ts'

export function passkeysApi(api: Api) {
  return {
    begin: (password: string) => call(api, PASSKEYS.begin, { body: { password } }),
    add: (name: string, credential: NewCredential) => call(api, PASSKEYS.add, { body: { name, credential } }),
    remove: (id: number, password: string) => call(api, PASSKEYS.remove, { params: { id }, body: { password } }),
    beginLogin: (challenge: string) => call(api, PASSKEYS.beginLogin, { body: { challenge } }),
    finishLogin: (challenge: string, credential: UsedCredential) =>
      call(api, PASSKEYS.finishLogin, { body: { challenge, credential }, headers: deviceHeaders() }),
  }
}
