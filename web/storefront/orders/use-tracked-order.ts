import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type Order, ownOrder, trackOrder } from '#web/api/orders.ts'
import { useApi } from '#web/api/use-api.ts'
import { useAuth } from '#web/session/use-auth.ts'
import { nextLook } from './next-look.ts'

/** The order of this number; it asks again while something is on its way, so that the page corrects itself. */
export function useTrackedOrder(orderNumber: string) {
  const api = useApi()
  const { isLoading: isLoginUnknown, user } = useAuth()
  const [ownId, setOwnId] = useState<{ number: string; id: number } | null>(null)
  /** Counted anew whenever the order has moved: a refund is awaited as eagerly as the payment was. */
  const watch = useRef({ standing: '', looks: 0 })

  /** Looking up by number is limited, as it is open to everybody; the owner's own look is not. */
  async function look(): Promise<Order> {
    if (user && ownId?.number === orderNumber) return ownOrder(api, ownId.id)
    const order = await trackOrder(api, orderNumber)
    setOwnId(order.is_owner ? { number: orderNumber, id: order.id } : null)
    return order
  }

  async function lookAndCount(): Promise<Order> {
    const order = await look()
    const standing = `${order.status} ${order.payment_status}`
    const { current } = watch
    watch.current = { standing, looks: current.standing === standing ? current.looks + 1 : 1 }
    return order
  }

  return useQuery({
    queryKey: ['orders', 'track', orderNumber, user?.email ?? 'stranger'],
    queryFn: lookAndCount,
    enabled: !isLoginUnknown,
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state }) => nextLook(state.data, watch.current.looks),
  })
}
