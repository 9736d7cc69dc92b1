import { hashPassword } from '#server/accounts/hash-password.ts'
import { seedShop } from '#server/seed/seed.ts'
import { testShop, type TestShop } from '#server/testing/test-shop.ts'

const NOW = new Date('2026-11-16T06:30:00Z')

export type Answer<T> = { status: number; data: T; code?: string; errors?: Record<string, string[]> }
export type SeededShop = TestShop & { get<T>(path: string, token?: string): Promise<Answer<T>> }

/** The shop with everything that the seed puts into it. */
export async function seededShop(): Promise<SeededShop> {
  const shop = await testShop({ now: NOW })
  await seedShop(shop.db, { now: NOW, hashPassword })
  return {
    ...shop,
    async get<T>(path: string, token?: string) {
      const answer = await shop.app.inject({ url: path, headers: token ? { authorization: `Bearer ${token}` } : {} })
      return { status: answer.statusCode, ...answer.json<Omit<Answer<T>, 'status'>>() }
    },
  }
}
