import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { HOME_PATH } from '#domain/accounts/return-path.ts'
import { originOf } from './login-address.ts'

/** Where to go after login. The server renders one page for every origin, so it is read once the page is alive. */
export function useOrigin(): string {
  const router = useRouter()
  const [origin, setOrigin] = useState<string>(HOME_PATH)
  useEffect(() => setOrigin(originOf(router.state.location.searchStr)), [router])
  return origin
}
