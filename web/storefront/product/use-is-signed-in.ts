import { useEffect, useState } from 'react'
import { readToken } from '#web/session/auth-token.ts'

/** False while the page is rendered and hydrated: only the browser knows. */
export function useIsSignedIn(): boolean {
  const [isSignedIn, setIsSignedIn] = useState(false)
  useEffect(() => setIsSignedIn(readToken() !== null), [])
  return isSignedIn
}
