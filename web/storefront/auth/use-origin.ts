import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { HOME_PATH } from '#domain/accounts/return-path.ts'
import { originOf } from '#web/session/login-address.ts'

type Origin = {
  /** For what is shown. The server renders one page for every origin, so on a served page it is known only once that is alive. */
  shown: string
  /** For what is done: right at any moment, also at a click that came before the page knew it. */
  read: () => string
}

/** Where to go after login. */
export function useOrigin(): Origin {
  const router = useRouter()
  const read = () => originOf(router.state.location.searchStr)
  const shown = useSyncExternalStore(neverChanges, read, () => HOME_PATH)
  return { shown, read }
}

const neverChanges = () => () => undefined
