import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { HOME_PATH } from '#domain/accounts/return-path.ts'
import { originOf } from '#web/session/login-address.ts'

type Origin = {
  /** For what is shown. The server renders one page for every origin, so it is known only once the page is alive. */
  shown: string
  /** For what is done: right at any moment, also at a click that came before the page knew it. */
  read: () => string
}

/** Where to go after login. */
export function useOrigin(): Origin {
  const router = useRouter()
  const [shown, setShown] = useState<string>(HOME_PATH)
  const read = () => originOf(router.state.location.searchStr)
  useEffect(() => setShown(originOf(router.state.location.searchStr)), [router])
  return { shown, read }
}
