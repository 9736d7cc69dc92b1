import { redirect } from '@tanstack/react-router'
import { readToken } from '#web/session/auth-token.ts'
import { loginAddress } from './login-address.ts'

/**
 * `beforeLoad` of a route that is for members: decided before the screen mounts. Without a token nobody is logged in; whether a
 * token still holds, the frame around these screens finds out. The server never knows who is there.
 */
export function requireLogin({ location }: { location: { href: string } }): void {
  if (import.meta.env.SSR || readToken() !== null) return
  throw redirect({ href: loginAddress(location.href), replace: true })
}
