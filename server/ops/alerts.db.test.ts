import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { testShop } from '#server/testing/test-shop.ts'

const shop = await testShop()
const document = readFileSync(path.join(import.meta.dirname, '../../docs/operations.md'), 'utf8')
const alerts = document.slice(document.indexOf('Wake somebody for these'))
const figures = Array.from(alerts.matchAll(/`((?:shop|http|database|page|process)_[a-z_]+)/g), ([, name = '']) => name)

test('every figure that somebody is woken for is told by the shop', async () => {
  await shop.db.execute(sql`insert into backups (place, bytes, seconds) values ('/backups/one', 1, 1)`)
  const options = { root: '', serveBuiltAssets: false, isClosing: () => false, pool: shop.pool }
  const { app } = await buildApp(shop.deps, options)
  await app.inject({ url: '/healthz' })
  const { body } = await app.inject({ url: '/metrics' })
  await app.close()
  expect(figures.length).toBeGreaterThan(8)
  for (const name of figures) expect(body, name).toContain(`# TYPE ${name.replace(/_count$/, '')} `)
  expect(body).toMatch(/shop_backup_age_seconds\{state="newest"\} \d+/)
})
