import { expect } from 'vitest'
import type { ImportRowJson, OpenImportJson, RowKind } from '#domain/api/imports.ts'
import { categories, rooms } from '#server/db/schema/catalog.ts'
import { addPerson, type TestPerson } from '#server/testing/shop-fixtures.ts'
import { testShop, type TestShop } from '#server/testing/test-shop.ts'

export type ImportDesk = Awaited<ReturnType<typeof importDesk>>

/** A shop with shelves, and somebody who hands in sheets. */
export async function importDesk(options: Parameters<typeof testShop>[0] = {}) {
  const shop = await testShop(options)
  await shop.db.insert(categories).values({ name: 'Sofas', slug: 'sofas' })
  await shop.db.insert(rooms).values({ name: 'Bedroom', slug: 'bedroom' })
  const staff = await addPerson(shop.db, 'staff')
  return { ...shop, staff, ...movesOf(shop, staff) }
}

function movesOf({ app, runJobs }: TestShop, staff: TestPerson) {
  const ask = async <T>(method: 'GET' | 'POST', url: string, payload?: object, person = staff) => {
    const answer = await app.inject({
      method,
      url: `/api/backoffice/imports${url}`,
      headers: person.headers,
      ...(payload ? { payload } : {}),
    })
    return {
      status: answer.statusCode,
      code: answer.json<{ code?: string }>().code,
      ...answer.json<{ data: T; message: string }>(),
    }
  }
  const open = async (id: number) => (await ask<OpenImportJson>('GET', `/${id}`)).data
  const done = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const answer = await ask<OpenImportJson>(method, url, payload)
    expect(answer.status, answer.message).toBe(200)
    return answer.data
  }
  /** Handed in, read and checked. */
  const handIn = async (content: string | Buffer, name = 'sheet.csv') => {
    const { id } = await done('POST', '', { file_name: name, content: Buffer.from(content).toString('base64') })
    await runJobs()
    return open(id)
  }
  const check = async ({ id, columns }: OpenImportJson, takes_stock: boolean) => {
    await done('POST', `/${id}/check`, { mapping: columns.map(({ field }) => field), takes_stock })
    await runJobs()
    return open(id)
  }
  const run = async ({ id }: OpenImportJson) => {
    await done('POST', `/${id}/run`, {})
    await runJobs()
    return open(id)
  }
  const undo = async ({ id }: OpenImportJson) => {
    await done('POST', `/${id}/undo`, { reason: 'Wrong sheet' })
    await runJobs()
    return open(id)
  }
  const rows = async ({ id }: OpenImportJson, kind: RowKind, page = 1) =>
    (await ask<{ data: ImportRowJson[]; total: number }>('GET', `/${id}/rows?kind=${kind}&page=${page}`)).data
  return { ask, open, handIn, check, run, undo, rows }
}

export const sheetOf = (headings: readonly string[], ...rows: readonly (readonly (string | number)[])[]) =>
  [headings, ...rows]
    .map((row) =>
      row.map((cell) => (/[",\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : cell)).join(','),
    )
    .join('\n')
