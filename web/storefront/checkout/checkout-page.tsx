import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { User } from '#domain/api/accounts.ts'
import { CART_EMPTY_TEXT } from '#domain/cart/cart-rules.ts'
import { useAuth } from '#web/session/use-auth.ts'
import { useCart } from '#web/storefront/cart/use-cart.ts'
import { SpinnerPage } from '#web/ui/message/spinner.tsx'
import { toast } from '#web/ui/message/toast.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { usePayingDocument } from './use-paying-document.ts'

export function CheckoutPage() {
  const { user } = useAuth()
  const canPay = usePayingDocument()
  if (!canPay) return <SpinnerPage label="Loading the checkout" />
  return user && <Checkout key={user.email} user={user} />
}

/** An empty cart has nothing to check out, unless it has just been paid for. */
function Checkout({ user }: { user: User }) {
  const { items, products, isReady, refresh } = useCart()
  const navigate = useNavigate()
  const isFinishing = useRef(false)
  const isEmpty = isReady && items.length === 0

  useEffect(() => {
    if (!isEmpty || isFinishing.current) return
    toast(CART_EMPTY_TEXT)
    void navigate({ to: '/', replace: true })
  }, [isEmpty, navigate])

  /** Details that were fetched on another page may be old by now; on a fresh page they are on their way already. */
  const renew = useEffectEvent(() => products.length > 0 && void refresh())
  useEffect(() => void renew(), [])

  if (!isReady || isEmpty) return <SpinnerPage label="Loading your cart" />
  return (
    <div className="page py-8 lg:py-12">
      <h1 className="text-title">Checkout</h1>
      <CheckoutForm user={user} onFinishing={() => (isFinishing.current = true)} />
    </div>
  )
}
