import { AUTH_TOKEN_KEY } from '#domain/accounts/token-policy.ts'

const listeners = new Set<() => void>()

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
  for (const listener of listeners) listener()
}

export function removeToken(): void {
  try {
    localStorage.removeItem(AUTH_TOKEN_KEY)
  } catch {
    // Nothing was stored either.
  }
  for (const listener of listeners) listener()
}

/** Hears of a login or logout in this tab and in every other one. */
export function onTokenChange(listener: () => void): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === AUTH_TOKEN_KEY || event.key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', follow)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', follow)
  }
}
