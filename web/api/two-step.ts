import { queryOptions } from '@tanstack/react-query'
import { ACCOUNTS } from '#domain/api/endpoints/accounts.ts'
import type { Api } from './api.ts'
import { call, dataOf } from './call.ts'

export function twoStepApi(api: Api) {
  return {
    begin: (password: string) => call(api, ACCOUNTS.beginTwoStep, { body: { password } }),
    confirm: (code: string) => call(api, ACCOUNTS.confirmTwoStep, { body: { code } }),
    renewCodes: (password: string) => call(api, ACCOUNTS.renewRecoveryCodes, { body: { password } }),
    end: (password: string, code: string) => call(api, ACCOUNTS.endTwoStep, { body: { password, code } }),
  }
}

export const twoStepQuery = (api: Api) =>
  queryOptions({
    queryKey: ['two-step'],
    queryFn: () => dataOf(call(api, ACCOUNTS.readTwoStep)),
    staleTime: 0,
  })
