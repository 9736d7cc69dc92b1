import { emailError, passwordError } from '#domain/accounts/validate-login.ts'

export const SHORTEST_NAME = 2
export const LONGEST_NAME = 100

export type RegistrationInput = {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly password_confirmation: string
}
export type RegistrationErrors = { [field in keyof RegistrationInput]?: string }

export function validateRegistration(input: RegistrationInput): RegistrationErrors {
  return {
    ...nameError(input.name),
    ...emailError(input.email),
    ...passwordError(input.password),
    ...confirmationError(input.password, input.password_confirmation),
  }
}

export function nameError(name: string): { name?: string } {
  const trimmed = name.trim()
  if (trimmed === '') return { name: 'Name is required' }
  if (trimmed.length < SHORTEST_NAME) return { name: 'Name must be at least 2 characters' }
  return trimmed.length > LONGEST_NAME ? { name: 'Name must be at most 100 characters' } : {}
}

export function confirmationError(password: string, confirmation: string): { password_confirmation?: string } {
  if (confirmation === '') return { password_confirmation: 'Password confirmation is required' }
  return confirmation === password ? {} : { password_confirmation: 'Passwords do not match' }
}
