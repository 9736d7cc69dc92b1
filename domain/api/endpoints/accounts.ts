import type * as contracts from '#domain/api/accounts.ts'
import { endpointsOf } from '#domain/api/endpoint.ts'

type Codes = {
  login: 'wrong_credentials' | 'account_blocked'
  register: 'email_taken'
  loginWithCode: 'wrong_code' | 'account_blocked'
  finishLogin: 'challenge_ended' | 'wrong_second_step'
  beginTwoStep: 'wrong_password' | 'no_password' | 'two_step_on'
  confirmTwoStep: 'wrong_second_step' | 'two_step_not_begun' | 'two_step_on'
  renewRecoveryCodes: 'wrong_password' | 'no_password' | 'two_step_off'
  endTwoStep: 'wrong_password' | 'no_password' | 'wrong_second_step' | 'two_step_off'
  resetPassword: 'link_ended'
  beginGoogle: 'google_off' | 'google_unreachable'
  finishGoogle:
    | 'google_off'
    | 'google_unreachable'
    | 'google_state_unknown'
    | 'google_refused'
    | 'google_email_unverified'
    | 'google_other_account'
    | 'google_demo_account'
    | 'google_test_only_customers'
    | 'account_blocked'
  changeEmail: 'email_same' | 'wrong_password' | 'no_password'
  confirmEmail: 'link_ended' | 'email_taken'
  changePassword: 'wrong_current_password' | 'no_password'
  addAddress: 'too_many_addresses'
  changeAddress: 'address_unknown'
  removeAddress: 'address_unknown'
  endSession: 'session_unknown'
  eraseAccount: 'wrong_password' | 'email_not_repeated' | 'staff_account' | 'orders_open'
}

export const ACCOUNTS = endpointsOf<typeof contracts, Codes>()({
  login: ['POST', '/api/login', 'public'],
  register: ['POST', '/api/register', 'public'],
  logout: ['POST', '/api/logout', 'customer'],
  currentUser: ['GET', '/api/user', 'customer'],
  methods: ['GET', '/api/auth/methods', 'public'],
  requestLoginCode: ['POST', '/api/login/code', 'public'],
  loginWithCode: ['POST', '/api/login/code/verify', 'public'],
  finishLogin: ['POST', '/api/login/two-step', 'public'],
  forgotPassword: ['POST', '/api/forgot-password', 'public'],
  resetPassword: ['POST', '/api/reset-password', 'public'],
  beginGoogle: ['GET', '/api/auth/google', 'public'],
  finishGoogle: ['POST', '/api/auth/google/callback', 'public'],
  changeName: ['PATCH', '/api/user', 'customer'],
  changeEmail: ['POST', '/api/user/email', 'customer'],
  sendVerification: ['POST', '/api/user/email/verify', 'customer'],
  confirmEmail: ['POST', '/api/user/email/confirm', 'public'],
  changePassword: ['PUT', '/api/user/password', 'customer'],
  listAddresses: ['GET', '/api/addresses', 'customer'],
  addAddress: ['POST', '/api/addresses', 'customer'],
  changeAddress: ['PUT', '/api/addresses/:id', 'customer'],
  removeAddress: ['DELETE', '/api/addresses/:id', 'customer'],
  listSessions: ['GET', '/api/user/sessions', 'customer'],
  endSession: ['DELETE', '/api/user/sessions/:id', 'customer'],
  endOtherSessions: ['DELETE', '/api/user/sessions', 'customer'],
  readTwoStep: ['GET', '/api/user/two-step', 'customer'],
  beginTwoStep: ['POST', '/api/user/two-step', 'customer'],
  confirmTwoStep: ['POST', '/api/user/two-step/confirm', 'customer'],
  renewRecoveryCodes: ['POST', '/api/user/two-step/recovery-codes', 'customer'],
  endTwoStep: ['DELETE', '/api/user/two-step', 'customer'],
  exportData: ['GET', '/api/user/export', 'customer'],
  eraseAccount: ['DELETE', '/api/user', 'customer'],
})
