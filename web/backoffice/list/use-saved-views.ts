import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ViewedScreen } from '#domain/api/saved-views.ts'
import { removeView, savedViewsQuery, saveView } from '#web/api/saved-views.ts'
import { useApi } from '#web/api/use-api.ts'
import { notice } from '#web/ui/message/notice.ts'
import type { View } from './view-tabs.tsx'

/** The views that everybody has, then one's own, which come from the server and follow their maker to any device. */
export function useSavedViews(screen: ViewedScreen, everybodys: readonly View[]) {
  const api = useApi()
  const client = useQueryClient()
  const query = savedViewsQuery(api, screen)
  const { data = [] } = useQuery(query)
  const change = (call: Promise<unknown>) =>
    call
      .then(() => client.invalidateQueries({ queryKey: query.queryKey }))
      .catch((error: Error) => notice({ title: error.message, tone: 'error' }))
  const own = data.map((view) => ({ ...view, onRemove: () => void change(removeView(api, view.id)) }))
  return {
    views: [...everybodys, ...own],
    onSave: (name: string, address: string) => void change(saveView(api, { screen, name, query: address })),
  }
}
