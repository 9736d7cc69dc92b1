import { z } from 'zod'
import { LONGEST_PASSKEY_NAME } from '#domain/accounts/two-step.ts'
import { passwordError } from '#domain/accounts/validate-login.ts'
import { userWithToken } from '#domain/api/accounts.ts'
import { answers, successOf } from '#domain/api/envelope.ts'
import { LARGEST_ID } from '#domain/api/largest-id.ts'
import { storableText } from '#domain/api/storable-text.ts'

const tags = ['Accounts']
const INCOMPLETE = 'The answer of the passkey is not complete'
const encoded = (longest: number) =>
  z
    .string(INCOMPLETE)
    .regex(/^[\w-]+$/, INCOMPLETE)
    .max(longest, INCOMPLETE)
const credentialId = encoded(1_400)
const clientDataJSON = encoded(8_000)

/** What a browser makes of its keys (WebAuthn, PublicKeyCredential.toJSON), as far as the shop reads it. */
const newCredential = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key', INCOMPLETE),
  response: z.object({
    clientDataJSON,
    attestationObject: encoded(40_000),
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/, INCOMPLETE))
      .max(10)
      .optional(),
  }),
})
const usedCredential = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key', INCOMPLETE),
  response: z.object({ clientDataJSON, authenticatorData: encoded(8_000), signature: encoded(4_000) }),
})
export type NewCredential = z.infer<typeof newCredential>
export type UsedCredential = z.infer<typeof usedCredential>

const password = storableText(2_000)
const withPassword = z.object({ password }).superRefine((input, context) => {
  const message = passwordError(input.password).password
  if (message) context.addIssue({ code: 'custom', path: ['password'], message })
})
const name = storableText(2_000)
  .trim()
  .min(1, 'Name is required')
  .max(LONGEST_PASSKEY_NAME, `Name must be at most ${LONGEST_PASSKEY_NAME} characters`)
const challenge = z.string('The login is not complete').min(20, 'The login is not complete').max(200)
/** For navigator.credentials, in the JSON form of WebAuthn. */
const options = answers(successOf(z.object({ options: z.record(z.string(), z.unknown()) })))

export const passkeyContract = {
  begin: { summary: 'Begin to add a passkey: what the browser needs', tags, body: withPassword, response: options },
  add: {
    summary: 'Add the passkey that the browser has made; the first second step of a person gives the recovery codes',
    tags,
    body: z.object({ name, credential: newCredential }),
    response: answers(successOf(z.object({ codes: z.array(z.string()) }))),
  },
  remove: {
    summary: 'Remove a passkey',
    tags,
    params: z.object({ id: z.coerce.number().int().positive().max(LARGEST_ID) }),
    body: withPassword,
    response: answers(successOf(z.null())),
  },
  beginLogin: {
    summary: 'The second step of a login by passkey: what the browser needs',
    tags,
    body: z.object({ challenge }),
    response: options,
  },
  finishLogin: {
    summary: 'The second step of a login by passkey',
    tags,
    body: z.object({ challenge, credential: usedCredential }),
    response: answers(successOf(userWithToken)),
  },
}
