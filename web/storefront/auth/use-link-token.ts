import { useEffect, useState } from 'react'

/**
 * The token of a link from a mail. Undefined until the page is alive, null when there is none. It leaves the address
 * bar at once, so that it is neither bookmarked nor sent on with a shared link.
 */
export function useLinkToken(): string | null | undefined {
  const [token, setToken] = useState<string | null>()
  useEffect(() => {
    const url = new URL(window.location.href)
    const found = url.searchParams.get('token')
    setToken((kept) => kept ?? found)
    if (!found) return
    url.searchParams.delete('token')
    window.history.replaceState(window.history.state, '', url)
  }, [])
  return token
}
