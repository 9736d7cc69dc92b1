import type { Api } from '#web/api/api.ts'
import type { Order } from '#web/api/orders.ts'

/** The file needs the login in a header, which a plain link cannot send: it is fetched and then handed to the browser. */
export async function downloadDocument(api: Api, { url, number }: Order['documents'][number]): Promise<void> {
  const address = URL.createObjectURL(await api.file(url))
  const link = document.createElement('a')
  link.href = address
  link.download = `${number.replaceAll('/', '-')}.pdf`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
