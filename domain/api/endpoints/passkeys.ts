import { endpointsOf } from '#domain/api/endpoint.ts'
import type { passkeyContract } from '#domain/api/passkeys.ts'

type Codes = {
  begin: 'wrong_password' | 'no_password' | 'passkeys_impossible' | 'too_many_passkeys'
  add: 'passkeys_impossible' | 'passkey_ended' | 'passkey_refused' | 'passkey_known' | 'too_many_passkeys'
  remove: 'wrong_password' | 'no_password' | 'passkey_unknown' | 'last_second_step'
  beginLogin: 'challenge_ended' | 'passkeys_impossible' | 'no_passkey'
  finishLogin: 'challenge_ended' | 'passkeys_impossible' | 'passkey_ended' | 'wrong_passkey'
}

export const PASSKEYS = endpointsOf<typeof passkeyContract, Codes>()({
  begin: ['POST', '/api/user/passkeys/begin', 'customer'],
  add: ['POST', '/api/user/passkeys', 'customer'],
  remove: ['DELETE', '/api/user/passkeys/:id', 'customer'],
  beginLogin: ['POST', '/api/login/passkey/begin', 'public'],
  finishLogin: ['POST', '/api/login/passkey', 'public'],
})
