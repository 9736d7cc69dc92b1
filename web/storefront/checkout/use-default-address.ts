import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { addressesQuery } from '#web/api/accounts.ts'
import { useApi } from '#web/api/use-api.ts'
import { fieldsOf } from './saved-addresses.tsx'
import type { CheckoutForm } from './use-checkout-form.ts'

/** Whoever has a default address finds it filled in; nothing that was typed is written over. */
export function useDefaultAddress(form: CheckoutForm): void {
  const api = useApi()
  const { data: saved } = useQuery(addressesQuery(api))
  const fill = useEffectEvent(() => {
    const usual = saved?.find((address) => address.is_default)
    if (usual && form.isBillingUntouched()) form.changeAddress('billing', fieldsOf(usual))
  })
  useEffect(() => fill(), [saved])
}
