import { may, type Person } from '#domain/accounts/permissions.ts'
import type { SearchGroupJson } from '#domain/api/backoffice.ts'
import { formatInr } from '#domain/money/format-inr.ts'
import { paise } from '#domain/money/paise.ts'
import { deskSearchWords } from '#domain/orders/desk-list.ts'
import type { Db } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { findArticles, findCustomers, findOrders, findProducts, findProjects } from './search.store.ts'

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
  const groups = await Promise.all(
    GROUPS.filter(({ isFor }) => isFor(person)).map(async ({ kind, label, find }) => ({
      kind,
      label,
      items: await find(db, words, person),
    })),
  )
  return groups.filter(({ items }) => items.length > 0)
}

type Group = Pick<SearchGroupJson, 'kind' | 'label'> & {
  isFor: (person: Person) => boolean
  find: (db: Db, words: readonly string[], person: Person) => Promise<Items>
}

/** In this order. Each is looked through only for who may open what it finds. */
const GROUPS: readonly Group[] = [
  { kind: 'order', label: 'Orders', isFor: (person) => may(person, 'manage_orders'), find: orderItems },
  {
    kind: 'customer',
    label: 'Customers',
    isFor: (person) => may(person, 'manage_orders') || may(person, 'manage_customers'),
    find: customerItems,
  },
  {
    kind: 'product',
    label: 'Products',
    isFor: (person) => may(person, 'manage_catalog') || may(person, 'manage_stock'),
    find: productItems,
  },
  { kind: 'article', label: 'Articles', isFor: (person) => may(person, 'manage_content'), find: articleItems },
  { kind: 'project', label: 'Projects', isFor: (person) => may(person, 'manage_content'), find: projectItems },
]

async function orderItems(db: Db, words: readonly string[]): Promise<Items> {
  const found = await findOrders(db, words, EACH)
  return found.map(({ id, number, name, city, pin, total, status }) => ({
    id,
    title: number,
    detail: `${name}, ${city} ${pin}, ${formatInr(paise(total))}, ${status}`,
    href: `/backoffice/orders/${id}`,
  }))
}

/** Who may not open a customer looks at what they ordered. */
async function customerItems(db: Db, words: readonly string[], person: Person): Promise<Items> {
  const mayOpen = may(person, 'manage_customers')
  const found = await findCustomers(db, words, EACH)
  return found.map(({ id, name, email, orders }) => ({
    id,
    title: name,
    detail: `${email}, ${orders === 1 ? '1 order' : `${orders} orders`}`,
    href: mayOpen ? `/backoffice/customers/${id}` : `/backoffice/orders?search=${encodeURIComponent(email)}`,
  }))
}

/** Who may not change it looks at its page in the shop. */
async function productItems(db: Db, words: readonly string[], person: Person): Promise<Items> {
  const mayEdit = may(person, 'manage_catalog')
  const found = await findProducts(db, words, EACH)
  return found.map(({ id, slug, name, sku, free }) => ({
    id,
    title: name,
    detail: `${sku}, ${free} free`,
    href: mayEdit ? `/backoffice/products/${id}` : `/product/${slug}`,
  }))
}

async function articleItems(db: Db, words: readonly string[]): Promise<Items> {
  const found = await findArticles(db, words, EACH)
  return found.map((article) => ({ ...article, href: `/backoffice/articles/${article.id}` }))
}

async function projectItems(db: Db, words: readonly string[]): Promise<Items> {
  const found = await findProjects(db, words, EACH)
  return found.map((project) => ({ ...project, href: `/backoffice/projects/${project.id}` }))
}
