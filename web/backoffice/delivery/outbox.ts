import { afterSending } from '#domain/delivery/sending.ts'
import { ApiError } from '#web/api/api.ts'
import { createStore } from '#web/ui/state/store.ts'
import type { Driver } from './stored-rounds.ts'

/** A delivery that was made and is not told yet, or was not accepted. */
export type StoredDelivery = {
  /** Of this one press: however often it is sent, it is done once. */
  key: string
  stop_id: number
  order_number: string
  /** Of the customer, for the list of what waits. */
  name: string
  received_by: string
  taken_at: string
  photo: string | null
  driver: Driver
  /** Why the shop did not take it. */
  refused: string | null
}

/** Where deliveries lie until they are told; IndexedDB on a phone. */
export type OutboxStorage = {
  all(): Promise<StoredDelivery[]>
  put(delivery: StoredDelivery): Promise<void>
  remove(key: string): Promise<void>
}

export type Outbox = ReturnType<typeof createOutbox>

type Outside = { storage: OutboxStorage; send: (delivery: StoredDelivery) => Promise<unknown> }

/** Nothing leaves it before the shop has it, or before who drives has read why the shop does not want it. */
export function createOutbox({ storage, send }: Outside) {
  const store = createStore<readonly StoredDelivery[]>([])
  let isSending = false
  const without = (key: string) => store.read().filter((one) => one.key !== key)

  async function open(): Promise<void> {
    const kept = await storage.all().catch(() => [])
    const known = new Set(kept.map(({ key }) => key))
    store.set([...kept, ...store.read().filter(({ key }) => !known.has(key))])
  }

  /** Oldest first, one after the other. Where the shop cannot be reached the rest waits too. Answers how many were taken. */
  async function sendWaiting(driver: Driver | null): Promise<number> {
    if (isSending) return 0
    isSending = true
    try {
      let taken = 0
      for (const delivery of waitingOf(store.read(), driver)) {
        const outcome = await sendOne(delivery)
        if (outcome === 'waits') break
        if (outcome === 'sent') taken += 1
      }
      return taken
    } finally {
      isSending = false
    }
  }

  async function sendOne(delivery: StoredDelivery) {
    try {
      await send(delivery)
      await drop(delivery.key)
      return 'sent'
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const outcome = afterSending(error.status)
      if (outcome === 'not_accepted') await keep({ ...delivery, refused: error.message })
      return outcome
    }
  }

  /** False when it lies in this window's memory alone. */
  async function keep(delivery: StoredDelivery): Promise<boolean> {
    store.set([...without(delivery.key), delivery])
    return storage.put(delivery).then(
      () => true,
      () => false,
    )
  }

  async function drop(key: string): Promise<void> {
    store.set(without(key))
    await storage.remove(key).catch(() => undefined)
  }

  return { read: store.read, first: store.first, subscribe: store.subscribe, open, keep, drop, sendWaiting }
}

/** Each sends under their own name: what somebody else made on this phone waits for their login. */
export const waitingOf = (all: readonly StoredDelivery[], driver: Driver | null) =>
  all.filter((one) => one.refused === null && one.driver.id === driver?.id)
