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
    const { findProject, projectPictureFiles } = await import('#web/storefront/projects/project-pictures.ts')
    const project = findProject(params.projectSlug)
    if (!project) throw notFound()
    await queryClient.prefetchQuery(picturesQuery(api, projectPictureFiles(project)))
    return project
  },
  head: ({ match, loaderData: project }) =>
    pageHead(match.context.publicUrl, {
      title: project?.name ?? 'Project not found',
      description: project?.short_description ?? "The project you're looking for doesn't exist.",
      path: match.pathname,
      image: project && `/media/scenes/${project.main_image}`,
      noindex: !project,
    }),
})
