import { HOME_PATH, returnPath } from '#domain/accounts/return-path.ts'

/** The login (or register) page that comes back to `from` afterwards. */
export function loginAddress(from: string, page: '/login' | '/register' = '/login'): string {
  const origin = returnPath(from)
  return origin === HOME_PATH ? page : `${page}?from=${encodeURIComponent(origin)}`
}

/** The remembered origin of the login page that this address stands for. */
export const originOf = (search: string): string => returnPath(new URLSearchParams(search).get('from'))
