import { queryOptions } from '@tanstack/react-query'
import type { DeviceSession, SavedAddress, SignedInUser, SignInMethods, User } from '#domain/api/accounts.ts'
import type { AddressField } from '#domain/orders/address.ts'
import type { Api, Success } from './api.ts'

export type Registration = { name: string; email: string; password: string; password_confirmation: string }
export type AddressToSave = Record<AddressField, string> & { is_default?: boolean }

/** The calls about the person who is, or wants to be, logged in. */
export function accountsApi(api: Api) {
  return {
    user: () => api.get<Success<User>>('/api/user'),
    login: (email: string, password: string) =>
      api.send<Success<SignedInUser>>('POST', '/api/login', { email, password }),
    register: (input: Registration) => api.send<Success<SignedInUser>>('POST', '/api/register', input),
    logout: () => api.send<Success<null>>('POST', '/api/logout'),
    requestCode: (email: string) => api.send<Success<null>>('POST', '/api/login/code', { email }),
    loginWithCode: (email: string, code: string) =>
      api.send<Success<SignedInUser>>('POST', '/api/login/code/verify', { email, code }),
    beginGoogle: (browser: string) => api.get<{ success: true; url: string }>('/api/auth/google', { browser }),
    finishGoogle: (code: string, state: string, browser: string) =>
      api.send<Success<SignedInUser>>('POST', '/api/auth/google/callback', { code, state, browser }),
    forgotPassword: (email: string) => api.send<Success<null>>('POST', '/api/forgot-password', { email }),
    resetPassword: (token: string, password: string, password_confirmation: string) =>
      api.send<Success<null>>('POST', '/api/reset-password', { token, password, password_confirmation }),
    changeName: (name: string) => api.send<Success<User>>('PATCH', '/api/user', { name }),
    changeEmail: (email: string, password: string) =>
      api.send<Success<null>>('POST', '/api/user/email', { email, password }),
    sendVerification: () => api.send<Success<null>>('POST', '/api/user/email/verify'),
    confirmEmail: (token: string) => api.send<Success<{ email: string }>>('POST', '/api/user/email/confirm', { token }),
    changePassword: (input: { current_password: string; password: string; password_confirmation: string }) =>
      api.send<Success<SignedInUser>>('PUT', '/api/user/password', input),
    addAddress: (address: AddressToSave) => api.send<Success<SavedAddress>>('POST', '/api/addresses', address),
    changeAddress: (id: number, address: AddressToSave) =>
      api.send<Success<SavedAddress>>('PUT', `/api/addresses/${id}`, address),
    removeAddress: (id: number) => api.send<Success<null>>('DELETE', `/api/addresses/${id}`),
    endSession: (id: number) => api.send<Success<null>>('DELETE', `/api/user/sessions/${id}`),
    endOtherSessions: () => api.send<Success<null>>('DELETE', '/api/user/sessions'),
    exportData: () => api.get<Success<Record<string, unknown>>>('/api/user/export'),
    eraseAccount: (proof: { password?: string; email?: string }) =>
      api.send<Success<null>>('DELETE', '/api/user', proof),
  }
}

export const signInMethodsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['sign-in-methods'],
    queryFn: async () => (await api.get<Success<SignInMethods>>('/api/auth/methods')).data,
    staleTime: Infinity,
  })

export const addressesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['addresses'],
    queryFn: async () => (await api.get<Success<SavedAddress[]>>('/api/addresses')).data,
  })

export const sessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['sessions'],
    queryFn: async () => (await api.get<Success<DeviceSession[]>>('/api/user/sessions')).data,
    staleTime: 0,
  })
