import { expect, test } from 'vitest'
import { testDb } from '#server/db/testing/test-db.ts'

/**
 * Tables of which no kept page shows anything by themselves. A new table stands either here, with its reason, or has a trigger that tells
 * the pages: nobody can forget one.
 */
const NO_PAGE_SHOWS: Readonly<Record<string, readonly string[]>> = {
  'kept by the triggers of products, categories, rooms and search_meanings, which tell': [
    'listing_cells',
    'listing_changes',
    'listing_counts',
    'listing_looks',
    'product_listing',
    'product_search',
    'search_vocabulary',
    'search_words',
  ],
  'an answer writes the count of its question, which tells': ['question_answers'],
  'an address that was left has no page': ['article_slugs', 'product_slugs'],
  'bytes behind an address that never changes': [
    'picture_sizes',
    'review_photos',
    'share_pictures',
    'uploaded_pictures',
  ],
  'read by the person it belongs to, and never kept': [
    'consultations',
    'enquiries',
    'order_addresses',
    'order_events',
    'order_items',
    'orders',
    'payment_links',
    'payments',
    'refund_items',
    'refunds',
    'restock_requests',
    'return_photos',
    'return_requests',
    'saved_addresses',
    'shipment_items',
    'shipments',
    'tax_documents',
    'ticket_messages',
    'wishlist_items',
  ],
  'sign-in': [
    'google_sign_ins',
    'known_devices',
    'one_time_links',
    'passkeys',
    'recovery_codes',
    'sessions',
    'staff_invitations',
    'two_step_keys',
    'users',
  ],
  'asked for when an order is placed': ['coupons', 'provider_events', 'provider_orders', 'stock_holds'],
  'the desks alone': [
    'article_versions',
    'audit_entries',
    'catalog_import_mappings',
    'catalog_import_rows',
    'catalog_imports',
    'customer_notes',
    'customer_search',
    'delivery_photos',
    'delivery_proofs',
    'delivery_rounds',
    'delivery_stops',
    'desk_events',
    'failed_jobs',
    'missed_searches',
    'order_notes',
    'order_search',
    'picture_arrangements',
    'pictures_aside',
    'product_desk',
    'saved_views',
    'settings_versions',
    'stock_movements',
    'stock_pieces',
    'stock_rules',
  ],
  'the shop’s own machinery': [
    'backups',
    'document_counters',
    'mails',
    'newsletter_readers',
    'rate_limits',
    'schema_migrations',
    'shop_birth',
    'simulator_faults',
    'simulator_links',
    'simulator_orders',
    'simulator_payments',
    'simulator_refunds',
    'simulator_webhooks',
    'write_probe',
  ],
}
const quiet = Object.values(NO_PAGE_SHOWS).flat()
const { pool } = await testDb()

type Table = { name: string; events: string[] }

/** Every table of the shop, and after which writes it tells the pages. */
async function allTables(): Promise<Table[]> {
  const { rows } = await pool.query<Table>(`
    select c.relname as name, array(
      select distinct event from pg_trigger t join pg_proc f on f.oid = t.tgfoid,
        lateral (values ('insert', t.tgtype & 4), ('delete', t.tgtype & 8), ('update', t.tgtype & 16)) as on_write(event, bit)
      where t.tgrelid = c.oid and not t.tgisinternal and f.prosrc like '%tell_pages(%' and bit > 0 order by event) as events
    from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace order by 1`)
  return rows
}

test('every table tells the pages of each write, or is known to be on none', async () => {
  const tables = await allTables()
  expect(tables.length).toBeGreaterThan(60)
  const undecided = tables.filter(({ name, events }) => events.length === 0 && !quiet.includes(name))
  expect(undecided.map(({ name }) => name)).toEqual([])
  const halfTold = tables.filter(({ events }) => events.length > 0 && events.join() !== 'delete,insert,update')
  expect(halfTold.map(({ name, events }) => `${name}: ${events.join()}`)).toEqual([])
})

test('no table stands in the list that tells, or that is gone', async () => {
  const tables = await allTables()
  const told = tables.filter(({ events }) => events.length > 0).map(({ name }) => name)
  expect(told).toEqual(
    expect.arrayContaining(['products', 'product_variants', 'categories', 'rooms', 'reviews', 'settings']),
  )
  expect(quiet.filter((name) => told.includes(name))).toEqual([])
  expect(quiet.filter((name) => !tables.some((table) => table.name === name))).toEqual([])
})
