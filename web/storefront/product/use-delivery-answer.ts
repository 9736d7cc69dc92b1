import { useEffect, useState } from 'react'
import { useShop } from '#web/document/use-shop.ts'
import type { DeliveryAnswer, WantedDelivery } from '#domain/shipping/delivery-lines.ts'

type Wanted = Omit<WantedDelivery, 'pin'> & { readonly pin: string | null }
export type AskedDelivery = { answer: DeliveryAnswer | null; hasFailed: boolean }

/**
 * The tables of PIN codes are fetched only for those who ask. Null until there is a PIN and an answer to it. Who counts how often
 * the shopper has asked is answered anew each time, also about the same PIN.
 */
export function useDeliveryAnswer(
  { pin, amount, weightKg, isMadeToOrder, making }: Wanted,
  timesAsked = 0,
): AskedDelivery {
  const { min, max } = making ?? {}
  const { delivery } = useShop()
  const [asked, setAsked] = useState<AskedDelivery>({ answer: null, hasFailed: false })
  useEffect(() => {
    if (pin === null) return setAsked({ answer: null, hasFailed: false })
    let isCurrent = true
    import('#domain/shipping/delivery-lines.ts').then(
      ({ deliveryAnswer }) => {
        const wanted = { pin, amount, weightKg, isMadeToOrder, making: rangeOf(min, max) }
        const answer = deliveryAnswer(wanted, new Date(), delivery)
        if (isCurrent) setAsked({ answer, hasFailed: false })
      },
      () => isCurrent && setAsked({ answer: null, hasFailed: true }),
    )
    return () => {
      isCurrent = false
    }
  }, [pin, amount, weightKg, isMadeToOrder, min, max, delivery, timesAsked])
  return asked
}

const rangeOf = (min: number | undefined, max: number | undefined) =>
  min === undefined || max === undefined ? undefined : { min, max }
