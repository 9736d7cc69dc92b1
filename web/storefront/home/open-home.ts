import { featuredQuery, roomsQuery } from '#web/api/catalog.ts'
import type { ShopContext } from '#web/router.tsx'
import { featuredProjectsQuery } from '#web/storefront/projects/project-queries.ts'
import { heroQuery } from './home-queries.ts'

/** The server waits, so that the page has its words; in the browser the page opens with its slides and fills itself. */
export async function loadHome({ api, queryClient }: ShopContext): Promise<void> {
  const shelves = Promise.all([
    queryClient.prefetchQuery(roomsQuery(api)),
    queryClient.prefetchQuery(featuredQuery(api)),
    queryClient.prefetchQuery(featuredProjectsQuery(api)),
  ])
  await queryClient.prefetchQuery(heroQuery(api))
  if (import.meta.env.SSR) await shelves
}

export const homePage = (shopName: string) => ({
  title: `${shopName}: furniture made in Siliguri since 1983`,
  description:
    'Sofas, beds, tables and furnishings in sal, teak and cane, made by 300 people in our Siliguri workshop.',
  path: '/',
})
