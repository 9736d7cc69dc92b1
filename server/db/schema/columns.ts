import { bigint, customType, integer, timestamp } from 'drizzle-orm/pg-core'
import type { Paise } from '#domain/money/paise.ts'

/** Money is whole paise in every table; the brand keeps rupees from slipping in. */
export const paiseColumn = (name: string) => bigint(name, { mode: 'number' }).$type<Paise>()

export const identity = () => integer('id').primaryKey().generatedAlwaysAsIdentity()

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
