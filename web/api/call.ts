import type { AnswerOf, CodeOf, Endpoint, InputOf } from '#domain/api/endpoint.ts'
import { type Api, ApiError, type Query } from './api.ts'

type Parts = { params?: Record<string, string | number>; query?: Query | string; body?: unknown; headers?: Headers }
type Headers = Record<string, string>

/** An input of which every part may be left out may itself be left out. */
type Arguments<Input> = object extends Input ? [input?: Input] : [input: Input]

/** Asks an endpoint: path, input and answer are those of its row in domain/api/endpoints. */
export function call<Contract, Path extends string, Code extends string>(
  api: Api,
  [method, path]: Endpoint<Contract, Path, Code>,
  ...[input]: Arguments<InputOf<Contract, Path>>
): Promise<AnswerOf<Contract>> {
  const { params, query, body, headers } = (input ?? {}) as Parts
  const address = pathOf(path, params)
  if (method !== 'GET') return api.send(method, address, body, headers)
  return typeof query === 'string' ? api.get(`${address}${query}`) : api.get(address, query)
}

/** The same for who wants nothing of the answer but its data. */
export async function dataOf<T>(answer: Promise<{ data: T }>): Promise<T> {
  return (await answer).data
}

export const pathOf = (path: string, params: Parts['params'] = {}): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))

/** Whether the endpoint said no for this reason; a code that it does not know does not compile. */
export function isRefusedWith<E extends Endpoint>(error: unknown, _endpoint: E, code: CodeOf<E>): error is ApiError {
  return error instanceof ApiError && error.code === code
}
