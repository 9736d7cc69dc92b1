import { queryOptions } from '@tanstack/react-query'
import type { SampleProject } from '#domain/content/sample-projects.ts'

/** Built-in projects (spec section 3). Their texts are long: a served page brings its own, others come on demand. */
const readProjects = async () =>
  (await import('#domain/content/sample-projects.ts')).SAMPLE_PROJECTS.filter((project) => project.is_active)

/** What a list shows of one. */
export type ProjectCard = Omit<SampleProject, 'description' | 'images'>

export const projectListQuery = () =>
  queryOptions({
    queryKey: ['projects', 'list'],
    staleTime: Infinity,
    queryFn: async (): Promise<ProjectCard[]> =>
      (await readProjects()).map(({ description: _description, images: _images, ...card }) => card),
  })

export const projectQuery = (slug: string) =>
  queryOptions({
    queryKey: ['projects', 'one', slug],
    staleTime: Infinity,
    queryFn: async () => (await readProjects()).find((project) => project.slug === slug) ?? null,
  })
