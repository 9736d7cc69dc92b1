export const HOME_PATH = '/'
const LONGEST_PATH = 2000
/** Coming back to these would only ask for the login again. */
const SIGN_IN_PATHS = /^\/(login|register|forgot-password|reset-password|auth)(\/|$)/

/** Where to go after login: a path on this site, or home. An address that could lead elsewhere is ignored. */
export function returnPath(remembered: unknown): string {
  return typeof remembered === 'string' && isOwnPath(remembered) ? remembered : HOME_PATH
}

function isOwnPath(text: string): boolean {
  if (text.length > LONGEST_PATH || !text.startsWith('/') || /[\s\\\p{C}]/u.test(text)) return false
  const path = decoded(text.split(/[?#]/, 1)[0] ?? '')
  if (path === null || /\/\/|\\|\/\.{1,2}(\/|$)|[\s\p{C}]/u.test(path)) return false
  return !SIGN_IN_PATHS.test(path)
}

/** Decoded until nothing is left to decode, so that %252f hides nothing. */
function decoded(path: string): string | null {
  try {
    const once = decodeURIComponent(path)
    return once === path ? path : decoded(once)
  } catch {
    return null
  }
}
