import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { loginAddress } from '#web/session/login-address.ts'
import { useOrigin } from './use-origin.ts'

/** From login to registration or back, without forgetting where the visitor came from. */
export function OtherEntrance({ page, children }: { page: '/login' | '/register'; children: ReactNode }) {
  const { shown, read } = useOrigin()
  const router = useRouter()

  function follow(event: MouseEvent) {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!isPlain || read() === shown) return
    event.preventDefault()
    void router.navigate({ href: loginAddress(read(), page) })
  }

  return (
    <TextLink href={loginAddress(shown, page)} onClick={follow}>
      {children}
    </TextLink>
  )
}
