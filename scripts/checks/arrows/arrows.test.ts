import { expect, test } from 'vitest'
import { ARROW_RULES } from './arrow-rules.ts'
import { findCycle } from './find-cycle.ts'
import { readImports } from './read-imports.ts'

function brokenBy(from: string, to: string): string[] {
  return ARROW_RULES.filter((rule) => rule.forbids({ from, to, typeOnly: false })).map((rule) => rule.name)
}

test('every way of writing an import is seen', () => {
  const source = `
    import type { A } from './a.ts'
    import { b, type C } from '#domain/b.ts'
    export { d } from '../d.ts'
    import './style.css?inline'
    const lazy = () => import('./lazy.tsx')
    import { z } from 'zod'
    export const el = <p />`
  expect(readImports('web/ui/x.tsx', source)).toEqual([
    { from: 'web/ui/x.tsx', to: 'web/ui/a.ts', typeOnly: true },
    { from: 'web/ui/x.tsx', to: 'domain/b.ts', typeOnly: false },
    { from: 'web/ui/x.tsx', to: 'web/ui/style.css', typeOnly: false },
    { from: 'web/ui/x.tsx', to: 'package:zod', typeOnly: false },
    { from: 'web/ui/x.tsx', to: 'web/d.ts', typeOnly: false },
    { from: 'web/ui/x.tsx', to: 'web/ui/lazy.tsx', typeOnly: false },
  ])
})

test.for([
  ['domain/tax/a.ts', 'package:node:fs', 'domain stands alone'],
  ['web/api/a.ts', 'server/app.ts', 'web does not import the server'],
  ['server/pages/a.ts', 'web/entry-server.tsx', 'server does not import the web'],
  ['server/orders/a.ts', 'server/catalog/catalog.store.ts', 'slices keep their insides'],
  ['web/storefront/a.tsx', 'web/backoffice/b.tsx', 'the storefront knows no back office'],
  ['web/session/a.ts', 'web/storefront/b.tsx', 'the session serves shop and back office'],
  ['web/session/a.ts', 'web/backoffice/b.tsx', 'the session serves shop and back office'],
  ['web/ui/a.tsx', 'web/api/b.ts', 'the design system knows no shop'],
  ['web/ui/a.tsx', 'web/session/b.ts', 'the design system knows no shop'],
  ['server/a.ts', 'server/orders/index.ts', 'no barrels'],
  ['server/a.ts', 'server/db/testing/test-db.ts', 'no test in the shop'],
])('%s may not import %s', ([from = '', to = '', rule]) => {
  expect(brokenBy(from, to)).toEqual([rule])
})

test.for([
  ['web/storefront/a.tsx', 'domain/tax/b.ts'],
  ['web/storefront/a.tsx', 'web/session/use-auth.ts'],
  ['web/backoffice/a.tsx', 'web/session/use-auth.ts'],
  ['server/orders/place-order.ts', 'server/orders/orders.store.ts'],
  ['server/orders/place-order.ts', 'server/stock/hold-stock.ts'],
  ['server/slices.ts', 'server/orders/orders.routes.ts'],
  ['server/orders/a.db.test.ts', 'server/db/testing/test-db.ts'],
  ['domain/api/a.ts', 'package:zod'],
])('%s may import %s', ([from = '', to = '']) => {
  expect(brokenBy(from, to)).toEqual([])
})

test('a circle is found and named; one of types alone is none', () => {
  const arrow = (from: string, to: string, typeOnly = false) => ({ from, to, typeOnly })
  expect(findCycle([arrow('a', 'b'), arrow('b', 'c'), arrow('c', 'a')])).toEqual(['a', 'b', 'c', 'a'])
  expect(findCycle([arrow('a', 'b'), arrow('b', 'a', true)])).toBeUndefined()
})
