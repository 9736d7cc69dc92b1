import { useRouterState } from '@tanstack/react-router'
import { CheckoutHeader } from '#web/storefront/shell/checkout-header.tsx'
import { Header, type HeaderProps } from '#web/storefront/shell/header.tsx'

/** The checkout has a slim one. The pages that stand decide, not the one that is on its way. */
export function HeaderOfPage(props: HeaderProps) {
  const isCheckout = useRouterState({
    select: ({ matches }) => matches.some(({ pathname }) => pathname === '/checkout'),
  })
  return isCheckout ? <CheckoutHeader cart={props.cart} /> : <Header {...props} />
}
