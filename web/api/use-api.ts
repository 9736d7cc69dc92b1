import { useRouteContext } from '@tanstack/react-router'
import type { Api } from './api.ts'

/** The shop's API: the browser's own while somebody looks at the page, the server's while it is rendered. */
export function useApi(): Api {
  return useRouteContext({ from: '__root__' }).api
}
