import { featuredQuery, roomsQuery } from '#web/api/catalog.ts'
import type { ShopContext } from '#web/router.tsx'
import { projectListQuery } from '#web/storefront/projects/project-queries.ts'
import { heroPicturesQuery, projectPicturesQuery } from './home-queries.ts'

/** The server waits, so that the page has its words; in the browser the page opens at once and fills itself. */
export async function loadHome({ api, queryClient }: ShopContext): Promise<void> {
  const all = Promise.all([
    queryClient.prefetchQuery(heroPicturesQuery(api)),
    queryClient.prefetchQuery(roomsQuery(api)),
    queryClient.prefetchQuery(featuredQuery(api)),
    queryClient
      .ensureQueryData(projectListQuery())
      .then((projects) => queryClient.prefetchQuery(projectPicturesQuery(api, projects))),
  ])
  if (import.meta.env.SSR) await all
}

export const homePage = (shopName: string) => ({
  title: `${shopName}: furniture made in Siliguri since 1983`,
  description:
    'Sofas, beds, tables and furnishings in sal, teak and cane, made by 300 people in our Siliguri workshop.',
  path: '/',
})
