import { isEmail } from '#domain/accounts/email.ts'

export const SHORTEST_PASSWORD = 6
/** Hashing is deliberately slow; nobody gets to make it slower with a megabyte. */
export const LONGEST_PASSWORD = 200

export type LoginInput = { readonly email: string; readonly password: string }
export type LoginErrors = { email?: string; password?: string }

/** No key, no error. Word for word from the spec, section 5. */
export function validateLogin({ email, password }: LoginInput): LoginErrors {
  return { ...emailError(email), ...passwordError(password) }
}

export function emailError(email: string): { email?: string } {
  if (email.trim() === '') return { email: 'Email is required' }
  return isEmail(email) ? {} : { email: 'Email is invalid' }
}

export function passwordError(password: string): { password?: string } {
  if (password === '') return { password: 'Password is required' }
  if (password.length < SHORTEST_PASSWORD) return { password: 'Password must be at least 6 characters' }
  return password.length > LONGEST_PASSWORD ? { password: 'Password must be at most 200 characters' } : {}
}
