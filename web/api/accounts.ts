import { queryOptions } from '@tanstack/react-query'
import { ACCOUNTS } from '#domain/api/endpoints/accounts.ts'
import type { AddressField } from '#domain/orders/address.ts'
import type { Api } from './api.ts'
import { call, dataOf } from './call.ts'
import { deviceHeaders } from './device-id.ts'

export type Registration = { name: string; email: string; password: string; password_confirmation: string }
export type AddressToSave = Record<AddressField, string> & { is_default?: boolean }

/** The calls about the person who is, or wants to be, logged in. */
export function accountsApi(api: Api) {
  return {
    user: () => call(api, ACCOUNTS.currentUser),
    login: (email: string, password: string) =>
      call(api, ACCOUNTS.login, { body: { email, password }, headers: deviceHeaders() }),
    register: (body: Registration) => call(api, ACCOUNTS.register, { body, headers: deviceHeaders() }),
    logout: () => call(api, ACCOUNTS.logout),
    requestCode: (email: string) => call(api, ACCOUNTS.requestLoginCode, { body: { email }, headers: deviceHeaders() }),
    loginWithCode: (email: string, code: string) =>
      call(api, ACCOUNTS.loginWithCode, { body: { email, code }, headers: deviceHeaders() }),
    finishLogin: (challenge: string, code: string) =>
      call(api, ACCOUNTS.finishLogin, { body: { challenge, code }, headers: deviceHeaders() }),
    beginGoogle: (browser: string) => call(api, ACCOUNTS.beginGoogle, { query: { browser } }),
    finishGoogle: (code: string, state: string, browser: string) =>
      call(api, ACCOUNTS.finishGoogle, { body: { code, state, browser }, headers: deviceHeaders() }),
    forgotPassword: (email: string) =>
      call(api, ACCOUNTS.forgotPassword, { body: { email }, headers: deviceHeaders() }),
    resetPassword: (token: string, password: string, password_confirmation: string) =>
      call(api, ACCOUNTS.resetPassword, { body: { token, password, password_confirmation } }),
    changeName: (name: string) => call(api, ACCOUNTS.changeName, { body: { name } }),
    changeEmail: (email: string, password: string) => call(api, ACCOUNTS.changeEmail, { body: { email, password } }),
    sendVerification: () => call(api, ACCOUNTS.sendVerification),
    confirmEmail: (token: string) => call(api, ACCOUNTS.confirmEmail, { body: { token } }),
    changePassword: (body: { current_password: string; password: string; password_confirmation: string }) =>
      call(api, ACCOUNTS.changePassword, { body }),
    addAddress: (body: AddressToSave) => call(api, ACCOUNTS.addAddress, { body }),
    changeAddress: (id: number, body: AddressToSave) => call(api, ACCOUNTS.changeAddress, { params: { id }, body }),
    removeAddress: (id: number) => call(api, ACCOUNTS.removeAddress, { params: { id } }),
    endSession: (id: number) => call(api, ACCOUNTS.endSession, { params: { id } }),
    endOtherSessions: () => call(api, ACCOUNTS.endOtherSessions),
    exportData: () => call(api, ACCOUNTS.exportData),
    eraseAccount: (body: { password?: string; email?: string }) => call(api, ACCOUNTS.eraseAccount, { body }),
  }
}

export const signInMethodsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['sign-in-methods'],
    queryFn: () => dataOf(call(api, ACCOUNTS.methods)),
    staleTime: Infinity,
  })

export const addressesQuery = (api: Api) =>
  queryOptions({ queryKey: ['addresses'], queryFn: () => dataOf(call(api, ACCOUNTS.listAddresses)) })

export const sessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['sessions'],
    queryFn: () => dataOf(call(api, ACCOUNTS.listSessions)),
    staleTime: 0,
  })
