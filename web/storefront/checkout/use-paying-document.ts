import { useEffect, useState } from 'react'
import { isPayingPath } from '#domain/content/paying-pages.ts'

/**
 * A browser keeps the policy of the page that it was given first, and only pages on which one pays allow the provider's script
 * (server/pages/renderer.ts). Who came here from another page of the shop, without the network, gets this page whole: once, before
 * anything is typed. False until then.
 */
export function usePayingDocument(): boolean {
  const [isFit] = useState(() => !mustComeAnew())
  useEffect(() => {
    if (!isFit) location.reload()
  }, [isFit])
  return isFit
}

function mustComeAnew(): boolean {
  if (import.meta.env.SSR) return false
  return document.documentElement.hasAttribute('data-no-payment') && isPayingPath(location.pathname)
}
