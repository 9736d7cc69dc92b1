import { picturesQuery } from '#web/api/catalog.ts'
import type { Api } from '#web/api/api.ts'
import { queryOptions } from '#web/data/query-client.ts'
import { HERO_FILES } from './hero-slides.ts'

export type HomeProject = {
  name: string
  slug: string
  short_description: string
  main_image: string
  location: string
  type: string
}

/** Built-in projects (spec section 3). Loaded on demand: their long texts belong to their own pages. */
export const homeProjectsQuery = () =>
  queryOptions({
    queryKey: ['projects', 'home'],
    staleTime: Infinity,
    queryFn: async (): Promise<HomeProject[]> => {
      const { SAMPLE_PROJECTS } = await import('#domain/content/sample-projects.ts')
      return SAMPLE_PROJECTS.map(({ name, slug, short_description, main_image, location, type }) => ({
        name,
        slug,
        short_description,
        main_image,
        location,
        type,
      }))
    },
  })

export const heroPicturesQuery = (api: Api) => picturesQuery(api, HERO_FILES)

export const projectPicturesQuery = (api: Api, projects: readonly HomeProject[]) =>
  picturesQuery(
    api,
    projects.map(({ main_image }) => `scenes/${main_image}`),
  )
