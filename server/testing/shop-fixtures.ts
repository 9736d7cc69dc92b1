import { randomBytes } from 'node:crypto'
import type { Permission } from '#domain/accounts/permissions.ts'
import { variantSku } from '#domain/catalog/variants.ts'
import { type Paise, rupees } from '#domain/money/paise.ts'
import type { ReturnKind } from '#domain/orders/return-policy.ts'
import { DAY } from '#domain/time/durations.ts'
import { hashToken } from '#server/accounts/find-session.ts'
import type { Db } from '#server/db/connect.ts'
import { sessions, users } from '#server/db/schema/accounts.ts'
import { categories, products, productVariants, rooms } from '#server/db/schema/catalog.ts'
import { coupons } from '#server/db/schema/coupons.ts'
import { transact, type Tx } from '#server/db/transaction.ts'

export type TestPerson = { id: number; headers: { authorization: string } }
type Role = 'customer' | 'staff' | 'owner'

let counter = 0

/** Somebody who is logged in. */
export async function addPerson(
  db: Db,
  role: Role = 'customer',
  permissions: Permission[] | null = null,
): Promise<TestPerson> {
  const token = randomBytes(32).toString('base64url')
  counter += 1
  const email = `person-${counter}-${randomBytes(4).toString('hex')}@example.com`
  const [user] = await db
    .insert(users)
    .values({ name: `Person ${counter}`, email, role, permissions })
    .returning({ id: users.id })
  if (!user) throw new Error('No person was written')
  const expiresAt = new Date(Date.now() + 365 * DAY)
  await db.insert(sessions).values({ userId: user.id, tokenHash: hashToken(token), expiresAt })
  return { id: user.id, headers: { authorization: `Bearer ${token}` } }
}

type ProductOptions = {
  stock?: number
  /** How many there are of each colour, instead of `stock`. */
  colours?: Readonly<Record<string, number>>
  price?: Paise
  salePrice?: Paise
  isCustom?: boolean
  isActive?: boolean
  hsnCode?: string
  taxRateBp?: number
  saleStartsAt?: Date
  saleEndsAt?: Date
  returnKind?: ReturnKind
}

/** A product with its opening stock booked, as the seed does it. */
export async function addProduct(db: Db, options: ProductOptions = {}): Promise<number> {
  const { colours = {}, price = rupees(5000), salePrice = null, isCustom = false, isActive = true } = options
  const ofColours = Object.values(colours).reduce((sum, count) => sum + count, 0)
  const stock = Object.keys(colours).length > 0 ? ofColours : (options.stock ?? 10)
  const { hsnCode = '940169', taxRateBp = 1800, returnKind = 'ordinary' } = options
  const { saleStartsAt = null, saleEndsAt = null } = options
  const name = `Chair ${randomBytes(6).toString('hex')}`
  const slug = name.toLowerCase().replace(' ', '-')
  const [categoryId, roomId] = [await idOf(db, categories), await idOf(db, rooms)]
  const row = {
    name,
    slug,
    sku: slug,
    price,
    salePrice,
    stockOnHand: stock,
    isCustom,
    isActive,
    taxRateBp,
    saleStartsAt,
    saleEndsAt,
    colors: Object.keys(colours),
    categoryId,
    roomId,
    hsnCode,
    returnKind,
  }
  return transact(db, async (tx) => {
    const [product] = await tx.insert(products).values(row).returning({ id: products.id })
    if (!product) throw new Error('No product was written')
    await addColours(tx, { productId: product.id, sku: slug }, colours)
    return product.id
  })
}

async function addColours(tx: Tx, of: { productId: number; sku: string }, colours: Readonly<Record<string, number>>) {
  const rows = Object.entries(colours).map(([color, stockOnHand], position) => ({
    productId: of.productId,
    color,
    sku: variantSku(of.sku, color),
    images: [`${of.sku}-${color.toLowerCase()}.webp`],
    position,
    stockOnHand,
  }))
  if (rows.length > 0) await tx.insert(productVariants).values(rows)
}

type CouponRow = typeof coupons.$inferInsert

/** Answers its code. Without other words it has begun, never ends and has no limit. */
export async function addCoupon(db: Db, options: Partial<CouponRow>): Promise<string> {
  counter += 1
  const code = `COUPON-${counter}-${randomBytes(3).toString('hex').toUpperCase()}`
  await db.insert(coupons).values({ code, startsAt: new Date('2020-01-01T00:00:00Z'), ...options })
  return options.code ?? code
}

async function idOf(db: Db, table: typeof categories | typeof rooms): Promise<number> {
  await db.insert(table).values({ name: 'Anything', slug: 'anything' }).onConflictDoNothing()
  const [row] = await db.select({ id: table.id }).from(table).limit(1)
  if (!row) throw new Error('No row was written')
  return row.id
}

export const anAddress = {
  name: 'Anjali Rai',
  email: 'anjali@example.com',
  phone: '98320 12345',
  address: '12 Hill Cart Road',
  city: 'Siliguri',
  state: 'West Bengal',
  postal_code: '734001',
}

export type Line = { product_id: number; quantity: number; options?: Record<string, unknown> }

export const orderBody = (...items: Line[]) => ({
  items,
  billing_address: anAddress,
  shipping_address: anAddress,
  payment_method: 'razorpay',
})
