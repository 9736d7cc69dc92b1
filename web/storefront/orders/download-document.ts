import type { Api } from '#web/api/api.ts'
import type { Order } from '#web/api/orders.ts'
import { saveFile } from '#web/ui/action/save-file.ts'

export async function downloadDocument(api: Api, { url, number }: Order['documents'][number]): Promise<void> {
  saveFile(await api.file(url), `${number.replaceAll('/', '-')}.pdf`)
}
