/** Word for word from the error catalogue (spec section 8); apart from the other sign-in texts, which every page has. */
export const GOOGLE_TEXTS = {
  success: 'Google authentication successful!',
  failed: 'Google authentication failed',
  waiting: 'Completing authentication...',
  done: 'Authentication successful! Redirecting...',
  refused: 'Authentication was cancelled or failed.',
  noCode: 'No authorization code received from Google.',
  error: 'Authentication failed.',
  unexpected: 'An unexpected error occurred.',
  popupBlocked: 'Popup blocked. Please allow popups for this site.',
  popupCancelled: 'Authentication cancelled',
} as const
