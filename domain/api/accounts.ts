import { z } from 'zod'
import { emailError, passwordError, validateLogin } from '#domain/accounts/validate-login.ts'
import { confirmationError, nameError, validateRegistration } from '#domain/accounts/validate-registration.ts'
import { PERMISSIONS } from '#domain/accounts/permissions.ts'
import { ROLES } from '#domain/accounts/roles.ts'
import { SECOND_STEPS, TWO_STEP_STATES } from '#domain/accounts/two-step.ts'
import { ADDRESS_FIELDS, ADDRESS_LABELS, validateAddress, type AddressField } from '#domain/orders/address.ts'
import { answers, successOf } from '#domain/api/envelope.ts'
import { isStorable } from '#domain/api/storable-text.ts'
import { LARGEST_ID } from '#domain/api/largest-id.ts'

type Messages = { readonly [field: string]: string | undefined }

/** The types of the fields first, then the shop's own rule with the shop's own words. */
const checked = <Shape extends z.ZodRawShape>(shape: Shape, rule: (input: z.infer<z.ZodObject<Shape>>) => Messages) =>
  z.object(shape).superRefine((input, context) => {
    for (const [field, message] of Object.entries(rule(input)))
      if (message) context.addIssue({ code: 'custom', path: [field], message })
  })

/** Longer than any rule allows, so that the rule's own sentence is what comes back. */
const LONGEST_TEXT = 2_000
const text = (label: string) =>
  z
    .string(`${label} is required`)
    .max(LONGEST_TEXT, `${label} is too long`)
    .refine(isStorable, `${label} contains characters that cannot be used`)
const email = text('Email')
const password = text('Password')
const password_confirmation = text('Password confirmation')
const token = z
  .string('The link is not complete')
  .min(20, 'The link is not complete')
  .max(200, 'The link is not complete')
const moment = z.iso.datetime()
const secondStep = z.string('Code is required').trim().min(1, 'Code is required').max(40, 'Code is too long')

export const user = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  /** What the person may do in the back office. */
  permissions: z.array(z.enum(PERMISSIONS)),
  email_verified: z.boolean(),
  has_password: z.boolean(),
  has_google: z.boolean(),
  two_step: z.enum(TWO_STEP_STATES),
  created_at: moment,
})
export const userWithToken = z.object({ user, token: z.string() })
/** Instead of a token, to who has two-step sign-in: good for the second step within five minutes. */
const challenged = z.object({ challenge: z.string(), steps: z.array(z.enum(SECOND_STEPS)) })
export const signInAnswer = z.union([userWithToken, challenged])
export const deviceSession = z.object({
  id: z.int(),
  device: z.string(),
  created_at: moment,
  last_seen_at: moment,
  expires_at: moment,
  is_current: z.boolean(),
})
export const savedAddress = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  postal_code: z.string(),
  country: z.string(),
  is_default: z.boolean(),
})
export const signInMethods = z.object({ google: z.enum(['google', 'test', 'off']) })

const tags = ['Accounts']
const nothing = successOf(z.null())
const byId = z.object({ id: z.coerce.number().int().positive().max(LARGEST_ID) })

export const login = {
  summary: 'Log in with email and password',
  tags,
  body: checked({ email, password }, validateLogin),
  response: answers(successOf(signInAnswer)),
}
export const register = {
  summary: 'Create an account and log in',
  tags,
  body: checked({ name: text('Name'), email, password, password_confirmation }, validateRegistration),
  response: answers(successOf(userWithToken)),
}
export const logout = { summary: 'End this session', tags, response: answers(nothing) }
export const currentUser = { summary: 'Who is logged in', tags, response: answers(successOf(user)) }
export const methods = { summary: 'Ways to sign in', tags, response: answers(successOf(signInMethods)) }

export const requestLoginCode = {
  summary: 'Send a sign-in code by mail; the answer is the same for unknown addresses',
  tags,
  body: checked({ email }, (input) => emailError(input.email)),
  response: answers(nothing),
}
export const loginWithCode = {
  summary: 'Log in with the code from the mail',
  tags,
  body: checked({ email, code: z.string('Code is required').trim() }, (input) => ({
    ...emailError(input.email),
    ...(/^\d{6}$/.test(input.code) ? {} : { code: 'Code must be 6 digits' }),
  })),
  response: answers(successOf(signInAnswer)),
}
export const finishLogin = {
  summary: 'The second step of a login: a code of the app, or a recovery code',
  tags,
  body: z.object({ challenge: token, code: secondStep }),
  response: answers(successOf(userWithToken)),
}

export const forgotPassword = {
  summary: 'Send a link for a new password; the answer is the same for unknown addresses',
  tags,
  body: checked({ email }, (input) => emailError(input.email)),
  response: answers(nothing),
}
export const resetPassword = {
  summary: 'Set a new password with the link from the mail; ends every session',
  tags,
  body: checked({ token, password, password_confirmation }, (input) => ({
    ...passwordError(input.password),
    ...confirmationError(input.password, input.password_confirmation),
  })),
  response: answers(nothing),
}

/** Only the page that began a sign-in can finish it: both calls carry the same secret of that browser. */
const browser = z.string().max(200).optional()
export const beginGoogle = {
  summary: 'Where to send the browser for signing in with Google',
  tags,
  querystring: z.object({ browser }),
  response: answers(z.object({ success: z.literal(true), url: z.string() })),
}
export const finishGoogle = {
  summary: 'Exchange the code that Google sent back',
  tags,
  body: z.object({
    code: z
      .string('No authorization code received from Google.')
      .min(1, 'No authorization code received from Google.')
      .max(2_000),
    state: z.string('The sign-in is not complete.').min(1, 'The sign-in is not complete.').max(500),
    browser,
  }),
  response: answers(successOf(signInAnswer)),
}

export const changeName = {
  summary: 'Change the name',
  tags,
  body: checked({ name: text('Name') }, (input) => nameError(input.name)),
  response: answers(successOf(user)),
}
export const changeEmail = {
  summary: 'Ask for another email; it changes when the link in the mail is followed',
  tags,
  body: checked({ email, password }, (input) => ({ ...emailError(input.email), ...passwordError(input.password) })),
  response: answers(nothing),
}
export const sendVerification = {
  summary: 'Send the link that confirms the email again',
  tags,
  response: answers(nothing),
}
export const confirmEmail = {
  summary: 'Confirm an email with the link from the mail',
  tags,
  body: z.object({ token }),
  response: answers(successOf(z.object({ email: z.string() }))),
}
export const changePassword = {
  summary: 'Change the password; ends every session and gives a new token',
  tags,
  body: checked({ current_password: text('Current password'), password, password_confirmation }, (input) => ({
    ...(input.current_password === '' ? { current_password: 'Current password is required' } : {}),
    ...passwordError(input.password),
    ...confirmationError(input.password, input.password_confirmation),
  })),
  response: answers(successOf(userWithToken)),
}

const addressShape = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, text(ADDRESS_LABELS[field])])) as Record<
  AddressField,
  typeof email
>
const addressBody = checked({ ...addressShape, is_default: z.boolean().optional() }, (input) => {
  const address = validateAddress(input)
  return address.ok ? {} : address.error
})
export const listAddresses = { summary: 'Saved addresses', tags, response: answers(successOf(z.array(savedAddress))) }
export const addAddress = {
  summary: 'Save an address',
  tags,
  body: addressBody,
  response: { ...answers(successOf(savedAddress)), 201: successOf(savedAddress) },
}
export const changeAddress = {
  summary: 'Change a saved address',
  tags,
  params: byId,
  body: addressBody,
  response: answers(successOf(savedAddress)),
}
export const removeAddress = { summary: 'Remove a saved address', tags, params: byId, response: answers(nothing) }

export const listSessions = { summary: 'Devices logged in', tags, response: answers(successOf(z.array(deviceSession))) }
export const endSession = { summary: 'Log one device out', tags, params: byId, response: answers(nothing) }
export const endOtherSessions = { summary: 'Log all other devices out', tags, response: answers(nothing) }

const passkeyFacts = z.object({
  id: z.int(),
  name: z.string(),
  created_at: moment,
  last_used_at: moment.nullable(),
})
export const twoStepFacts = z.object({
  state: z.enum(TWO_STEP_STATES),
  since: moment.nullable(),
  codes_left: z.int(),
  has_app: z.boolean(),
  passkeys: z.array(passkeyFacts),
  /** The address at which this shop's passkeys work; null where browsers allow none (an address of bare numbers). */
  passkey_site: z.string().nullable(),
})
export const twoStepSetUp = z.object({ secret: z.string(), uri: z.string(), picture: z.string() })
const withPassword = checked({ password }, (input) => passwordError(input.password))
const newCodes = successOf(z.object({ codes: z.array(z.string()) }))
export const readTwoStep = {
  summary: 'Two-step sign-in of the person',
  tags,
  response: answers(successOf(twoStepFacts)),
}
export const beginTwoStep = {
  summary: 'Begin to set up two-step sign-in: what the app on the phone needs',
  tags,
  body: withPassword,
  response: answers(successOf(twoStepSetUp)),
}
export const confirmTwoStep = {
  summary:
    'Switch two-step sign-in on with a first code; gives the recovery codes, once (none to who has it on already)',
  tags,
  body: z.object({ code: secondStep }),
  response: answers(newCodes),
}
export const renewRecoveryCodes = {
  summary: 'New recovery codes; the old ones end',
  tags,
  body: withPassword,
  response: answers(newCodes),
}
export const endTwoStep = {
  summary: 'Switch two-step sign-in off',
  tags,
  body: z.object({ password, code: secondStep }),
  response: answers(nothing),
}

export const exportData = {
  summary: 'Everything the shop keeps about the person',
  tags,
  response: answers(successOf(z.record(z.string(), z.unknown()))),
}
export const eraseAccount = {
  summary: 'Delete the account; orders and invoices stay without the person',
  tags,
  body: z.object({ password: z.string().max(LONGEST_TEXT).optional(), email: z.string().max(LONGEST_TEXT).optional() }),
  response: answers(nothing),
}

export type User = z.infer<typeof user>
export type SignedInUser = z.infer<typeof userWithToken>
export type SignInAnswer = z.infer<typeof signInAnswer>
export type TwoStep = z.infer<typeof twoStepFacts>
export type PasskeyFacts = z.infer<typeof passkeyFacts>
export type TwoStepSetUp = z.infer<typeof twoStepSetUp>
export type DeviceSession = z.infer<typeof deviceSession>
export type SavedAddress = z.infer<typeof savedAddress>
export type SignInMethods = z.infer<typeof signInMethods>
