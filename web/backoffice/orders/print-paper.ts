import { ORDER_DESK } from '#domain/api/endpoints/backoffice.ts'
import type { Print } from '#domain/api/order-desk.ts'
import { type Api, ApiError, withQuery } from '#web/api/api.ts'
import { saveFile } from '#web/ui/action/save-file.ts'
import { notice } from '#web/ui/message/notice.ts'

/** One file for all of them. */
export async function printPaper(api: Api, what: Print, ids: readonly number[]): Promise<void> {
  const [, path] = ORDER_DESK.print
  await fetchPaper(api, withQuery(path, { ids: ids.join(','), what }), `${what}-${ids.join('-').slice(0, 60)}.pdf`)
}

export async function fetchPaper(api: Api, path: string, name: string): Promise<void> {
  try {
    saveFile(await api.file(path), name)
  } catch (error) {
    const title = error instanceof ApiError ? error.message : 'The file could not be loaded'
    notice({ title, tone: 'error' })
  }
}
