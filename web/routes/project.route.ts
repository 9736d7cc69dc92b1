import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { picturesQuery } from '#web/api/catalog.ts'
import { pageHead } from '#web/document/page-head.ts'
import { rootRoute } from './root.route.tsx'

const loadScreen = () => import('#web/storefront/projects/project-page.tsx')

export const projectRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/project/$projectSlug',
  staticData: { screen: 'web/storefront/projects/project-page.tsx' },
  component: lazyRouteComponent(loadScreen, 'ProjectPage'),
  notFoundComponent: lazyRouteComponent(loadScreen, 'ProjectNotFound'),
  loader: async ({ context: { api, queryClient }, params }) => {
    const { findProject, projectPictureFiles } = await loadScreen()
    const project = findProject(params.projectSlug)
    if (!project) throw notFound()
    await queryClient.prefetchQuery(picturesQuery(api, projectPictureFiles(project)))
    return project
  },
  head: async ({ match, loaderData }) =>
    pageHead(match.context.publicUrl, (await loadScreen()).projectHead(match.pathname, loaderData)),
})
