import { AUTH_TOKEN_KEY } from '#domain/accounts/token-policy.ts'
import { deviceStorage } from '#web/ui/state/safe-storage.ts'
import { forgetRounds } from './forget-rounds.ts'

const listeners = new Set<() => void>()

/** Where storage is closed the visitor is simply logged out. */
export const readToken = (): string | null => deviceStorage.getItem(AUTH_TOKEN_KEY)

export function storeToken(token: string): void {
  forgetRounds()
  deviceStorage.setItem(AUTH_TOKEN_KEY, token)
  for (const listener of listeners) listener()
}

export function removeToken(): void {
  deviceStorage.removeItem(AUTH_TOKEN_KEY)
  forgetRounds()
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
