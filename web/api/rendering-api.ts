import { readAnswer, withQuery, type Api } from './api.ts'

type CallApi = (path: string) => Promise<{ status: number; body: unknown }>

/** Pages are the same for everybody, so rendering only reads. */
export function renderingApi(callApi: CallApi): Api {
  return {
    async get<T>(path: string, query = {}) {
      const { status, body } = await callApi(withQuery(path, query))
      return readAnswer<T>(status, body)
    },
    send() {
      throw new Error('A page being rendered changes nothing')
    },
    file() {
      throw new Error('A page being rendered opens no document')
    },
  }
}
