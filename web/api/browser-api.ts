import { ApiError, readAnswer, withQuery, type Api } from './api.ts'

type Options = { token(): string | null; onError(error: ApiError): void }

/** The headers of spec section 7 on every call; the token travels in the Authorization header, never as a cookie. */
export function browserApi({ token, onError }: Options): Api {
  const commonHeaders = () => ({ ...JSON_HEADERS, ...bearer(token()) })

  async function call<T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<T> {
    const request: RequestInit = {
      method,
      credentials: 'omit',
      headers: { ...commonHeaders(), ...headers },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
    }
    try {
      return readAnswer<T>(...(await fetchAnswer(path, request)))
    } catch (error) {
      if (error instanceof ApiError) onError(error)
      throw error
    }
  }
  return {
    get: (path, query) => call('GET', withQuery(path, query)),
    send: (method, path, body, headers) => call(method, path, body, headers),
    async file(path) {
      const response = await fetch(path, { credentials: 'omit', headers: commonHeaders() })
      if (response.ok) return response.blob()
      throw new ApiError(response.status, (await response.json().catch(() => ({}))) as object)
    },
  }
}

const JSON_HEADERS = {
  Accept: 'application/json',
  'Content-Type': 'application/json',
  'X-Requested-With': 'XMLHttpRequest',
}

const bearer = (token: string | null): Record<string, string> => (token ? { Authorization: `Bearer ${token}` } : {})

async function fetchAnswer(path: string, request: RequestInit): Promise<[number, unknown]> {
  const response = await fetch(path, request).catch(() => {
    throw new ApiError(0, {})
  })
  return [response.status, await response.json().catch(() => null)]
}
