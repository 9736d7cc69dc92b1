import { sql } from 'drizzle-orm'
import { DEFAULT_SETTINGS } from '#domain/company/default-settings.ts'
import { type SectionKey, settingSections, type Settings } from '#domain/company/settings.ts'
import { shopFacts, type ShopFacts } from '#domain/company/shop-facts.ts'
import type { OpenHours } from '#domain/content/opening-hours.ts'
import type { HoldTerms } from '#domain/orders/hold.ts'
import type { DeliveryPlan } from '#domain/shipping/delivery-plan.ts'
import { deliveryTerms } from '#domain/shipping/delivery-terms.ts'
import type { Db } from '#server/db/connect.ts'
import { settings } from '#server/db/schema/settings.ts'
import type { Tx } from '#server/db/transaction.ts'
import { reasonOf, tellOfUnread, type UnreadSection } from './unread-settings.ts'

/** What this process has read last. */
let known: Settings = DEFAULT_SETTINGS

/** The settings as they are at this moment: one small read, so that no process ever prints or promises after an old one. */
export const readSettings = async (db: Db | Tx): Promise<Settings> => (await readWholeSettings(db)).settings

/** With what is kept and cannot be read: there the shop is as the code has it. */
export async function readWholeSettings(db: Db | Tx): Promise<WholeSettings> {
  const whole = settingsOf(await db.select({ section: settings.section, value: settings.value }).from(settings))
  known = whole.settings
  tellOfUnread(whole.unread)
  return whole
}

export type WholeSettings = { readonly settings: Settings; readonly unread: readonly UnreadSection[] }

/** For an error page, which must not need the database. */
export const knownFacts = (): ShopFacts => shopFacts(known)

export const readFacts = async (db: Db | Tx): Promise<ShopFacts> => shopFacts(await readSettings(db))

export const readDeliveryPlan = async (db: Db | Tx): Promise<DeliveryPlan> => deliveryTerms(await readSettings(db))

export const readHoldTerms = async (db: Db | Tx): Promise<HoldTerms> => (await readSettings(db)).orders

/**
 * For who writes an order: whoever changes settings waits until it stands, and then moves its date too. Taken before any other lock,
 * so that nobody waits in a circle.
 */
export async function readSettingsLocked(tx: Tx): Promise<Settings> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtext('settings'))`)
  return readSettings(tx)
}

/** One who changes them waits for the other, also where there is no row yet. */
export async function lockSettings(tx: Tx): Promise<WholeSettings> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('settings'))`)
  return readWholeSettings(tx)
}

/** When the showroom can be visited. */
export const openHoursOf = ({ hours, holidays }: Settings): OpenHours => ({
  week: hours.showroom,
  holidays: holidays.days.map(({ day }) => day),
})

/** A row that a newer or older shop wrote, and that this one cannot read, does not stop it: the section is as the code has it. */
function settingsOf(rows: readonly { section: string; value: unknown }[]): WholeSettings {
  const unread: UnreadSection[] = []
  const read = rows.flatMap(({ section, value }) => {
    if (!isSection(section)) return []
    const parsed = settingSections[section].safeParse(value)
    if (parsed.success) return [[section, parsed.data] as const]
    unread.push({ section, reason: reasonOf(parsed.error.issues) })
    return []
  })
  return { settings: { ...DEFAULT_SETTINGS, ...(Object.fromEntries(read) as Partial<Settings>) }, unread }
}

const isSection = (text: string): text is SectionKey => text in settingSections
