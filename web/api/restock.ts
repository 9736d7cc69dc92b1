import type { Api, Success } from '#web/api/api.ts'

export const askForRestock = (api: Api, productId: number, body: { email: string; website: string }) =>
  api.send<Success<null>>('POST', `/api/products/${productId}/restock`, body)

export const stopRestock = (api: Api, token: string) => api.send<Success<null>>('POST', '/api/restock/stop', { token })
