import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { DeskProduct, ProductDeskRow } from '#domain/api/product-desk.ts'
import type { PageOf } from '#domain/api/envelope.ts'
import { auditEntries } from '#server/db/schema/operations.ts'
import { addPerson, addProduct } from '#server/testing/shop-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

type Failed = { code: string; message: string; errors?: Record<string, string[]> }
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A shop with somebody at the catalogue desk, and what they do there. */
export async function productDeskShop() {
  const shop = await testShop()
  const { app, db } = shop
  const editor = await addPerson(db, 'staff', ['open_back_office', 'manage_catalog'])
  // Brings the first category and room.
  await addProduct(db)

  async function ask<T>(method: Method, path: string, payload?: object) {
    const url = `/api/backoffice/products${path}`
    const answer = await app.inject({ method, url, headers: editor.headers, ...(payload && { payload }) })
    return { status: answer.statusCode, ...answer.json<{ data: T } & Failed>() }
  }
  const one = async (id: number) => (await ask<DeskProduct>('GET', `/${id}`)).data
  const list = async (query: string) => (await ask<PageOf<ProductDeskRow>>('GET', `?${query}`)).data
  const change = (...changes: object[]) => ask<{ changed: number }>('PATCH', '', { changes })

  async function create(more: object = {}): Promise<DeskProduct> {
    const { status, data, errors } = await ask<DeskProduct>('POST', '', draft(more))
    expect({ status, errors }).toEqual({ status: 200, errors: undefined })
    return data
  }

  async function publish({ id, version }: DeskProduct): Promise<DeskProduct> {
    expect(await change({ id, version, state: 'published' })).toMatchObject({ status: 200, data: { changed: 1 } })
    return one(id)
  }

  return {
    ...shop,
    ask,
    one,
    list,
    change,
    create,
    publish,
    save: (product: DeskProduct, more: object) => ask<DeskProduct>('PUT', `/${product.id}`, { ...product, ...more }),
    inShop: (key: string | number) => app.inject(`/api/products/${key}`),
    audits: (id: number) =>
      db
        .select({ action: auditEntries.action, data: auditEntries.data })
        .from(auditEntries)
        .where(eq(auditEntries.subject, `product:${id}`))
        .orderBy(auditEntries.id),
  }
}

let made = 0

/** A whole product, as somebody would type it. */
export function draft(more: object = {}) {
  made += 1
  return {
    name: `Stool ${made}`,
    sku: `NEW-${made}`,
    price: 5000,
    category_id: 1,
    room_id: 1,
    short_description: 'A stool of sal.',
    description: 'Made in Siliguri.',
    weight: 4.2,
    hsn_code: '940169',
    ...more,
  }
}
