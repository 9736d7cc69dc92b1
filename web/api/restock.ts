import { RESTOCK } from '#domain/api/endpoints/restock.ts'
import type { Api } from './api.ts'
import { call } from './call.ts'

export const askForRestock = (api: Api, id: number, body: { email: string; website: string; color?: string }) =>
  call(api, RESTOCK.ask, { params: { id }, body })

export const stopRestock = (api: Api, token: string) => call(api, RESTOCK.stop, { body: { token } })
