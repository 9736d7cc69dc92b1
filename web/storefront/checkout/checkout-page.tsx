import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { RequireLogin } from '#web/storefront/auth/require-login.tsx'
import { useCart } from '#web/storefront/cart/use-cart.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { CheckoutForm } from './checkout-form.tsx'

export function CheckoutPage() {
  return (
    <RequireLogin>
      <div className="page py-10 lg:py-14">
        <h1 className="text-title">Checkout</h1>
        <Checkout />
      </div>
    </RequireLogin>
  )
}

/** An empty cart has nothing to check out, unless it has just been paid for. */
function Checkout() {
  const { items, isReady } = useCart()
  const navigate = useNavigate()
  const isFinishing = useRef(false)
  const isEmpty = isReady && items.length === 0

  useEffect(() => {
    if (isEmpty && !isFinishing.current) void navigate({ to: '/', replace: true })
  }, [isEmpty, navigate])

  if (!isReady || isEmpty) return <Spinner label="Loading your cart" className="mx-auto my-24" />
  return <CheckoutForm onFinishing={() => (isFinishing.current = true)} />
}
