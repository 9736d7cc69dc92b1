import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { IMPORTS } from '#domain/api/endpoints/imports.ts'
import type { OpenImportJson, RowKind } from '#domain/api/imports.ts'
import { isUnderWay } from '#domain/catalog/import/import-state.ts'
import { type Api, withQuery } from '#web/api/api.ts'
import { call, dataOf, pathOf } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { readAsDataUrl } from '#web/backoffice/pictures/read-as-data-url.ts'
import { saveFile } from '#web/ui/action/save-file.ts'
import { cacheAnswer } from '#web/backoffice/record/cache-answer.ts'

const KEY = ['backoffice', 'imports'] as const
const LOOK_AGAIN_MS = 1000

/** While the shop works at one, its state is asked for every second. */
export const importsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...KEY, 'list'],
    queryFn: () => dataOf(call(api, IMPORTS.list)),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some((each) => isUnderWay(each.state)) ? LOOK_AGAIN_MS : false),
  })

export const importQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...KEY, 'one', id],
    queryFn: () => dataOf(call(api, IMPORTS.one, { params: { id } })),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.state) ? LOOK_AGAIN_MS : false),
  })

/** The rows of one state of the import: another check has other rows. */
export const rowsQuery = (api: Api, open: OpenImportJson, kind: RowKind, page: number) =>
  queryOptions({
    queryKey: [...KEY, 'rows', open.id, open.state, open.counts, kind, page],
    queryFn: () => dataOf(call(api, IMPORTS.rows, { params: { id: open.id }, query: { kind, page } })),
  })

export const uploadFile = async (api: Api, file: File): Promise<OpenImportJson> =>
  dataOf(call(api, IMPORTS.upload, { body: { file_name: file.name, content: await inLetters(file) } }))

/** The browser's own reader is quick with large files. */
async function inLetters(file: File): Promise<string> {
  try {
    const [, letters = ''] = (await readAsDataUrl(file)).split(',')
    return letters
  } catch {
    throw new Error('The file cannot be read.')
  }
}

/** What the shop answers is the new state. */
export function useImport(id: number) {
  const api = useApi()
  const client = useQueryClient()
  const keep = async (answer: Promise<{ data: OpenImportJson }>) => {
    try {
      await cacheAnswer(client, [...KEY, 'one', id], (await answer).data)
    } finally {
      void client.invalidateQueries({ queryKey: KEY })
    }
  }
  const params = { id }
  return {
    check: (mapping: (string | null)[], takesStock: boolean) =>
      keep(call(api, IMPORTS.check, { params, body: { mapping, takes_stock: takesStock } })),
    run: () => keep(call(api, IMPORTS.run, { params })),
    undo: (reason: string) => keep(call(api, IMPORTS.undo, { params, body: { reason } })),
    save: async (name: string) => saveFile(await api.file(pathOf(IMPORTS.file[1], params)), name),
  }
}

export const exportProducts = async (api: Api, format: 'csv' | 'xlsx', day: string): Promise<void> =>
  saveFile(await api.file(withQuery(IMPORTS.export[1], { format })), `products-${day}.${format}`)
