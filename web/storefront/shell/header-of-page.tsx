import { useRouterState } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { Header, type HeaderProps } from '#web/storefront/shell/header.tsx'
import { late } from '#web/ui/page/late.ts'

// The server renders in one go and waits for no code.
const loadSlim = () => import('#web/storefront/shell/checkout-header.tsx').then((module) => module.CheckoutHeader)
const CheckoutHeader = import.meta.env.SSR ? await loadSlim() : late(loadSlim)

const CHECKOUT = '/checkout'
const unchanging = () => () => undefined
const isServedAtCheckout = !import.meta.env.SSR && location.pathname === CHECKOUT

/**
 * The checkout has a slim one. The pages that stand decide, not the one that is on its way; but what the server sent is hydrated as it
 * was sent: an empty cart may have led the buyer home before the code of the slim one is here.
 */
export function HeaderOfPage(props: HeaderProps) {
  const isHydrating = useSyncExternalStore(
    unchanging,
    () => false,
    () => isServedAtCheckout,
  )
  const stands = useRouterState({ select: ({ matches }) => matches.some(({ pathname }) => pathname === CHECKOUT) })
  return isHydrating || stands ? <CheckoutHeader cart={props.cart} /> : <Header {...props} />
}
