import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { PRODUCT_DESK } from '#domain/api/endpoints/product-desk.ts'
import { call, dataOf } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { useAction } from '#web/backoffice/form/use-action.ts'
import { notice } from '#web/ui/message/notice.ts'

/** Makes a copy as a draft and goes on with it. */
export function useCopyProduct(id: number) {
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { run, isBusy } = useAction('Nothing was copied')
  const copy = () =>
    run(async () => {
      const made = await dataOf(call(api, PRODUCT_DESK.duplicate, { params: { id } }))
      notice({ title: 'Copied. This is the copy.', tone: 'success' })
      void client.invalidateQueries({ queryKey: ['backoffice', 'products', 'list'] })
      await navigate({ href: `/backoffice/products/${made.id}` })
    })
  return { copy, isBusy }
}
