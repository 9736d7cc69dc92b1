import type { OrderJson } from '#domain/api/orders.ts'
import type { OrderRecord } from './order-record.ts'
import { presentOrder } from './orders.present.ts'

export const presentOwnOrder = (order: OrderRecord, now: Date): OrderJson => presentOrder(order, 'owner', now)
