import { ApiError, readAnswer, withQuery, type Api } from './api.ts'

type Options = { token(): string | null; onError(error: ApiError): void }

/** The headers of spec section 7 on every call; the token travels in the Authorization header, never as a cookie. */
export function browserApi({ token, onError }: Options): Api {
  async function call<T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<T> {
    const bearer = token()
    const request: RequestInit = {
      method,
      credentials: 'omit',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
        ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}),
        ...headers,
      },
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
  }
}

async function fetchAnswer(path: string, request: RequestInit): Promise<[number, unknown]> {
  const response = await fetch(path, request).catch(() => {
    throw new ApiError(0, {})
  })
  return [response.status, await response.json().catch(() => null)]
}
