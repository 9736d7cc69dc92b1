import { ORDER_DESK } from '#domain/api/endpoints/backoffice.ts'
import type { Print } from '#domain/api/order-desk.ts'
import { type Api, ApiError, withQuery } from '#web/api/api.ts'
import { notice } from '#web/ui/message/notice.ts'

/** One file for all of them. It needs the login in a header, so it is fetched and then handed to the browser. */
export async function printPaper(api: Api, what: Print, ids: readonly number[]): Promise<void> {
  const [, path] = ORDER_DESK.print
  await saveFile(api, withQuery(path, { ids: ids.join(','), what }), `${what}-${ids.join('-').slice(0, 60)}.pdf`)
}

export async function saveFile(api: Api, path: string, name: string): Promise<void> {
  try {
    const address = URL.createObjectURL(await api.file(path))
    const link = document.createElement('a')
    link.href = address
    link.download = name
    link.click()
    setTimeout(() => URL.revokeObjectURL(address), 10_000)
  } catch (error) {
    const title = error instanceof ApiError ? error.message : 'The file could not be loaded'
    notice({ title, tone: 'error' })
  }
}
