import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { DELIVERY } from '#domain/api/endpoints/delivery.ts'
import type { Api } from '#web/api/api.ts'
import { call } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { useStore } from '#web/ui/state/store.ts'
import { outboxStorage } from './outbox-storage.ts'
import { type Driver, storeStop } from './stored-rounds.ts'
import { createOutbox, type StoredDelivery, type Outbox, waitingOf } from './outbox.ts'

const AGAIN_AFTER_MS = 30_000

let ofThisWindow: Outbox | null = null

/** One for the window, whichever screen shows it. */
function outboxOf(api: Api): Outbox {
  const send = async ({ key, stop_id: id, received_by, taken_at, photo }: StoredDelivery) => {
    const body = { received_by, taken_at, photo }
    const { data } = await call(api, DELIVERY.handOver, { params: { id }, body, headers: { 'Idempotency-Key': key } })
    await storeStop(data)
  }
  ofThisWindow ??= createOutbox({ storage: outboxStorage, send })
  return ofThisWindow
}

/** Sends what waits when the screen opens, when the network is back, and now and then: a weak line never says that it is back. */
export function useOutbox(driver: Driver | null) {
  const outbox = outboxOf(useApi())
  const queryClient = useQueryClient()
  const all = useStore(outbox)
  const [isSending, setIsSending] = useState(false)
  const waiting = waitingOf(all, driver)

  const send = async () => {
    setIsSending(true)
    const taken = await outbox.sendWaiting(driver).finally(() => setIsSending(false))
    if (taken > 0)
      for (const area of ['round', 'orders', 'today'])
        void queryClient.invalidateQueries({ queryKey: ['backoffice', area] })
  }
  const sendLater = useEffectEvent(() => void send())
  const begin = useEffectEvent(async () => {
    await outbox.open()
    await send()
  })
  useEffect(() => void begin(), [driver?.id])
  useEffect(() => {
    addEventListener('online', sendLater)
    return () => removeEventListener('online', sendLater)
  }, [])
  const isAnyWaiting = waiting.length > 0
  useEffect(() => {
    if (!isAnyWaiting) return
    const timer = setInterval(sendLater, AGAIN_AFTER_MS)
    return () => clearInterval(timer)
  }, [isAnyWaiting])

  const keep = async (delivery: StoredDelivery) => {
    const isKept = await outbox.keep(delivery)
    void send()
    return isKept
  }
  return { all, waiting, isSending, keep, drop: outbox.drop, send }
}
