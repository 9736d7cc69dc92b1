import { may, type Person } from '#domain/accounts/permissions.ts'
import type { SearchGroupJson } from '#domain/api/backoffice.ts'
import { formatInr } from '#domain/money/format-inr.ts'
import { paise } from '#domain/money/paise.ts'
import { deskSearchWords } from '#domain/orders/desk-list.ts'
import type { Db } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { findCustomers, findOrders, findProducts } from './search.store.ts'

const EACH = 6
/** Nothing shorter tells one order from another, and trigrams need three letters. */
const SHORTEST_WORD = 3

type Items = SearchGroupJson['items']

/** The groups that the person may see and in which something was found. */
export async function searchEverything(
  { db }: Pick<Deps, 'db'>,
  person: Person,
  text: string,
): Promise<SearchGroupJson[]> {
  const words = deskSearchWords(text)
  if (!words.some((word) => word.length >= SHORTEST_WORD)) return []
  const keepsOrders = may(person, 'manage_orders')
  const keepsGoods = may(person, 'manage_catalog') || may(person, 'manage_stock')
  const [orders, customers, products] = await Promise.all([
    keepsOrders ? orderItems(db, words) : [],
    keepsOrders ? customerItems(db, words) : [],
    keepsGoods ? productItems(db, words, may(person, 'manage_catalog')) : [],
  ])
  const groups: SearchGroupJson[] = [
    { kind: 'order', label: 'Orders', items: orders },
    { kind: 'customer', label: 'Customers', items: customers },
    { kind: 'product', label: 'Products', items: products },
  ]
  return groups.filter(({ items }) => items.length > 0)
}

async function orderItems(db: Db, words: readonly string[]): Promise<Items> {
  const found = await findOrders(db, words, EACH)
  return found.map(({ id, number, name, city, pin, total, status }) => ({
    id,
    title: number,
    detail: `${name}, ${city} ${pin}, ${formatInr(paise(total))}, ${status}`,
    href: `/backoffice/orders/${id}`,
  }))
}

async function customerItems(db: Db, words: readonly string[]): Promise<Items> {
  const found = await findCustomers(db, words, EACH)
  return found.map(({ id, name, email, orders }) => ({
    id,
    title: name,
    detail: `${email}, ${orders === 1 ? '1 order' : `${orders} orders`}`,
    href: `/backoffice/orders?search=${encodeURIComponent(email)}`,
  }))
}

/** Who may not change it looks at its page in the shop. */
async function productItems(db: Db, words: readonly string[], mayEdit: boolean): Promise<Items> {
  const found = await findProducts(db, words, EACH)
  return found.map(({ id, slug, name, sku, free }) => ({
    id,
    title: name,
    detail: `${sku}, ${free} free`,
    href: mayEdit ? `/backoffice/products/${id}` : `/product/${slug}`,
  }))
}
