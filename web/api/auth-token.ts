export const AUTH_TOKEN_KEY = 'auth_token'

/** Storage can be closed (private mode, policy): then the visitor is simply logged out. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(AUTH_TOKEN_KEY)
  } catch {
    return null
  }
}

export function storeToken(token: string): void {
  try {
    localStorage.setItem(AUTH_TOKEN_KEY, token)
  } catch (error) {
    console.warn('The login cannot be remembered:', error)
  }
}

export function removeToken(): void {
  try {
    localStorage.removeItem(AUTH_TOKEN_KEY)
  } catch {
    // Nothing was stored either.
  }
}
