/** Word for word from the error catalogue (spec section 8). */
export const AUTH_TEXTS = {
  loginSuccess: 'Login successful!',
  loginFailed: 'Login failed',
  registrationSuccess: 'Registration successful!',
  registrationFailed: 'Registration failed',
  loggedOut: 'Logged out successfully',
  googleSuccess: 'Google authentication successful!',
  googleFailed: 'Google authentication failed',
  googleWaiting: 'Completing authentication...',
  googleDone: 'Authentication successful! Redirecting...',
  googleRefused: 'Authentication was cancelled or failed.',
  googleNoCode: 'No authorization code received from Google.',
  googleError: 'Authentication failed.',
  unexpected: 'An unexpected error occurred.',
  popupBlocked: 'Popup blocked. Please allow popups for this site.',
  popupCancelled: 'Authentication cancelled',
} as const
