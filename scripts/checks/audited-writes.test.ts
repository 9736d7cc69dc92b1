import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { allEndpoints } from '#domain/api/endpoints.ts'
import { audits, type Sources, writingRoutes } from './audited-writes.ts'

const root = resolve(import.meta.dirname, '../..')
const server: Sources = new Map(
  readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => [`server/${file}`, readFileSync(join(root, 'server', file), 'utf8')]),
)
const BACK_OFFICE = '/api/backoffice'

/** With why nobody has to know later. */
const WITHOUT: Readonly<Record<string, string>> = {
  'POST /api/backoffice/views': 'the own way of looking at a list',
  'DELETE /api/backoffice/views/:id': 'the own way of looking at a list',
  'POST /api/backoffice/orders/preview': 'writes nothing: what a sale would cost',
}

test('every change that staff can make comes to a row in the audit log', () => {
  const isAudited = audits(server)
  const found = writingRoutes(server, BACK_OFFICE)
  const wanted = allEndpoints()
    .map(({ row: [method, path] }) => `${method} ${path}`)
    .filter((route) => !route.startsWith('GET') && route.includes(` ${BACK_OFFICE}/`))
  expect(found.map(({ route }) => route).toSorted()).toEqual(wanted.toSorted())
  const silent = found.filter((route) => !isAudited(route)).map(({ route }) => route)
  expect(silent.toSorted()).toEqual(Object.keys(WITHOUT).toSorted())
})

test('a change that forgets the log is found, also three calls away', () => {
  const shop = (action: string): Sources =>
    new Map([
      [
        'server/a/a.routes.ts',
        "import { change } from './change.ts'\n  app.post('/api/backoffice/a', x, async () => change())\n}\n",
      ],
      [
        'server/a/change.ts',
        "import { keep } from '#server/b/keep.ts'\nexport async function change() {\n  return keep()\n}\n",
      ],
      [
        'server/b/keep.ts',
        `export async function keep() {\n  return ${action}\n}\nfunction other() {\n  writeAudit()\n}\n`,
      ],
    ])
  const verdict = (action: string) => writingRoutes(shop(action), BACK_OFFICE).map(audits(shop(action)))
  expect([verdict('save()'), verdict('writeAudit()')]).toEqual([[false], [true]])
})
