import { type DBSchema, openDB } from 'idb'
import type { StoredDelivery, OutboxStorage } from './outbox.ts'

interface Deliveries extends DBSchema {
  deliveries: { key: string; value: StoredDelivery; indexes: { taken_at: string } }
}

const open = () =>
  openDB<Deliveries>('saalghar_deliveries', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('deliveries', { keyPath: 'key' }).createIndex('taken_at', 'taken_at')
    },
  })

/** Not deleted with the login: what was handed over and is not told yet would be lost. It goes when it is sent. */
export const outboxStorage: OutboxStorage = {
  async all() {
    return (await open()).getAllFromIndex('deliveries', 'taken_at')
  },
  async put(delivery) {
    await (await open()).put('deliveries', delivery)
  },
  async remove(key) {
    await (await open()).delete('deliveries', key)
  },
}
