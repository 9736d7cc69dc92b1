import { useRouterState } from '@tanstack/react-router'
import { lazy } from 'react'
import { Header, type HeaderProps } from '#web/storefront/shell/header.tsx'

// The server renders in one go and waits for no code.
const loadSlim = () => import('#web/storefront/shell/checkout-header.tsx')
const CheckoutHeader = import.meta.env.SSR
  ? (await loadSlim()).CheckoutHeader
  : lazy(() => loadSlim().then((module) => ({ default: module.CheckoutHeader })))

/** The checkout has a slim one. The pages that stand decide, not the one that is on its way. */
export function HeaderOfPage(props: HeaderProps) {
  const isCheckout = useRouterState({
    select: ({ matches }) => matches.some(({ pathname }) => pathname === '/checkout'),
  })
  return isCheckout ? <CheckoutHeader cart={props.cart} /> : <Header {...props} />
}
