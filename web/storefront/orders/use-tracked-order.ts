import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { type Order, ownOrder, trackOrder } from '#web/api/orders.ts'
import { useAuth } from '#web/storefront/auth/use-auth.ts'
import { nextLook } from './next-look.ts'

/** The order of this number; it asks again while something is on its way, so that the page corrects itself. */
export function useTrackedOrder(orderNumber: string) {
  const { api } = useRouteContext({ from: '__root__' })
  const { isLoading: isLoginUnknown, user } = useAuth()
  const [ownId, setOwnId] = useState<{ number: string; id: number } | null>(null)
  const [looks, setLooks] = useState(0)

  /** Looking up by number is limited, as it is open to everybody; the owner's own look is not. */
  async function look(): Promise<Order> {
    setLooks((before) => before + 1)
    if (user && ownId?.number === orderNumber) return ownOrder(api, ownId.id)
    const order = await trackOrder(api, orderNumber)
    setOwnId(order.is_owner ? { number: orderNumber, id: order.id } : null)
    return order
  }

  const tracked = useQuery({
    queryKey: ['orders', 'track', orderNumber, user?.email ?? 'stranger'],
    queryFn: look,
    enabled: !isLoginUnknown,
    staleTime: 0,
    retry: false,
  })
  useRepeatedly(tracked.refetch, nextLook(tracked.data, looks))
  return tracked
}

/** Rests while the tab is hidden: coming back to it asks at once anyway. */
function useRepeatedly(run: () => Promise<unknown>, pauseMs: number | false) {
  const runIfSeen = useEffectEvent(() => {
    if (!document.hidden) void run()
  })
  useEffect(() => {
    if (pauseMs === false) return
    const timer = setInterval(runIfSeen, pauseMs)
    return () => clearInterval(timer)
  }, [pauseMs])
}
