import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { picturesQuery } from '#web/api/catalog.ts'
import { pageHead } from '#web/document/page-head.ts'
import { rootRoute } from './root.route.tsx'

export const projectsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/projects',
  staticData: { screen: 'web/storefront/projects/projects-page.tsx' },
  component: lazyRouteComponent(() => import('#web/storefront/projects/projects-page.tsx'), 'ProjectsPage'),
  loader: async ({ context: { api, queryClient } }) => {
    const { projectListFiles } = await import('#web/storefront/projects/project-pictures.ts')
    await queryClient.prefetchQuery(picturesQuery(api, projectListFiles))
  },
  head: ({ match }) =>
    pageHead(match.context.publicUrl, {
      title: 'Our Projects',
      description:
        'Hotels and resorts that we have furnished in Darjeeling, Bhutan and Siliguri, told from the workshop’s side.',
      path: '/projects',
      image: '/media/scenes/project-darjeeling-resort-1.webp',
    }),
})
