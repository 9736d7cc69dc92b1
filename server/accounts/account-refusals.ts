import { MOST_PASSKEYS } from '#domain/accounts/two-step.ts'
import type { CodeOf, CommonCode } from '#domain/api/endpoint.ts'
import type { ACCOUNTS } from '#domain/api/endpoints/accounts.ts'
import type { PASSKEYS } from '#domain/api/endpoints/passkeys.ts'
import type { Refusal } from '#server/http/reply.ts'

/** What the rows of the accounts say, each with its words; a code without a row, or a row's without words, does not compile. */
type AccountCode = Exclude<
  CodeOf<(typeof ACCOUNTS)[keyof typeof ACCOUNTS]> | CodeOf<(typeof PASSKEYS)[keyof typeof PASSKEYS]>,
  CommonCode
>

/** Every expected "no" of the accounts, in words for a shopper. None tells whether an address has an account, except registering. */
export const accountRefusals = {
  wrong_credentials: { status: 401, message: 'Email or password is wrong.' },
  account_blocked: {
    status: 403,
    message: 'This account is blocked. Please call or write to us if you think that this is a mistake.',
  },
  wrong_code: { status: 401, message: 'This code is wrong or has expired. Please ask for a new one.' },
  challenge_ended: { status: 410, message: 'This login has taken too long. Please begin again with your password.' },
  wrong_second_step: {
    status: 422,
    message: 'This code is wrong or was used already. Wait for the next one of your app, or use a recovery code.',
    errors: { code: ['This code is wrong or was used already.'] },
  },
  two_step_on: { status: 409, message: 'Two-step sign-in is on already.' },
  two_step_off: { status: 409, message: 'Two-step sign-in is not on.' },
  two_step_not_begun: { status: 409, message: 'Please begin again: show the picture to your app first.' },
  passkeys_impossible: {
    status: 409,
    message: 'Browsers allow no passkeys at this address of the shop. Use the app on your phone instead.',
  },
  passkey_ended: { status: 410, message: 'This has taken too long. Please press the button again.' },
  passkey_refused: { status: 422, message: 'The passkey was not made as it should be. Please try again.' },
  passkey_known: { status: 409, message: 'This passkey is added already.' },
  too_many_passkeys: { status: 409, message: `You have ${MOST_PASSKEYS} passkeys. Please remove one first.` },
  passkey_unknown: { status: 404, message: 'This passkey is removed already.' },
  no_passkey: { status: 409, message: 'There is no passkey for this account. Type a code instead.' },
  wrong_passkey: { status: 422, message: 'This passkey does not open this account. Try another, or type a code.' },
  last_second_step: {
    status: 409,
    message: 'This is your only second step. Add another one first, or switch two-step sign-in off.',
  },
  email_taken: {
    status: 409,
    message: 'An account with this email already exists. Please log in instead.',
    errors: { email: ['An account with this email already exists.'] },
  },
  email_same: {
    status: 422,
    message: 'This is already your email.',
    errors: { email: ['This is already your email.'] },
  },
  link_ended: { status: 410, message: 'This link has expired or was already used. Please ask for a new one.' },
  wrong_password: {
    status: 422,
    message: 'The password is wrong.',
    errors: { password: ['The password is wrong.'] },
  },
  wrong_current_password: {
    status: 422,
    message: 'The current password is wrong.',
    errors: { current_password: ['The current password is wrong.'] },
  },
  no_password: { status: 409, message: 'Your account has no password yet. Set one with a link by mail first.' },
  email_not_repeated: {
    status: 422,
    message: 'Please type the email of your account.',
    errors: { email: ['This is not the email of your account.'] },
  },
  too_many_addresses: { status: 409, message: 'You have saved 20 addresses. Please remove one first.' },
  address_unknown: { status: 404, message: 'This address is not saved any more.' },
  session_unknown: { status: 404, message: 'This device is already logged out.' },
  staff_account: { status: 403, message: 'Accounts of the staff are closed by the owner.' },
  orders_open: {
    status: 409,
    message: 'An order, a return or a refund of yours is not finished. You can delete your account once it is.',
  },
  google_off: { status: 503, message: 'Sign-in with Google is not set up in this shop.' },
  google_unreachable: {
    status: 502,
    message: 'Google cannot be reached right now. Please try again or use your password.',
  },
  google_state_unknown: {
    status: 400,
    message: 'This sign-in has expired or was started in another browser. Please try again.',
  },
  google_refused: { status: 400, message: 'Google did not accept this sign-in. Please try again.' },
  google_email_unverified: {
    status: 403,
    message: 'Google has not verified the email of this account. Verify it with Google, or register with a password.',
  },
  google_other_account: {
    status: 409,
    message: 'The account with this email belongs to another Google account. Please log in with your password.',
  },
  google_demo_account: {
    status: 403,
    message:
      'The account with this email was made for trying the shop out and cannot be opened. Please use another one.',
  },
  google_test_only_customers: { status: 403, message: 'Test sign-in opens customer accounts only.' },
} as const satisfies Record<AccountCode, Omit<Refusal, 'code'>>

export type AccountProblem = keyof typeof accountRefusals

export const refusalOf = <Problem extends AccountProblem>(problem: Problem): Refusal<Problem> => {
  const { status, message, ...rest }: Omit<Refusal, 'code'> = mutable(accountRefusals[problem])
  return { status, code: problem, message, ...rest }
}

type Listed = (typeof accountRefusals)[AccountProblem]
const mutable = (refusal: Listed) => structuredClone(refusal) as Omit<Refusal, 'code'>
