/** Word for word from the error catalogue (spec section 8). */
export const AUTH_TEXTS = {
  loginSuccess: 'Login successful!',
  loginFailed: 'Login failed',
  registrationSuccess: 'Registration successful!',
  registrationFailed: 'Registration failed',
  loggedOut: 'Logged out successfully',
} as const
