import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { PRODUCT_DESK } from '#domain/api/endpoints/product-desk.ts'
import { ApiError } from '#web/api/api.ts'
import { call, dataOf } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { notice } from '#web/ui/message/notice.ts'

/** Makes a copy as a draft and goes on with it. */
export function useCopyProduct(id: number) {
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)

  async function copy(): Promise<void> {
    setIsBusy(true)
    try {
      const made = await dataOf(call(api, PRODUCT_DESK.duplicate, { params: { id } }))
      notice({ title: 'Copied. This is the copy.', tone: 'success' })
      void client.invalidateQueries({ queryKey: ['backoffice', 'products', 'list'] })
      await navigate({ href: `/backoffice/products/${made.id}` })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notice({ title: 'Nothing was copied', description: error.message, tone: 'error' })
    } finally {
      setIsBusy(false)
    }
  }
  return { copy, isBusy }
}
