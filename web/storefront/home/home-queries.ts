import { picturesQuery } from '#web/api/catalog.ts'
import type { Api } from '#web/api/api.ts'
import type { ProjectCard } from '#web/storefront/projects/project-queries.ts'
import { HERO_FILES } from './hero-slides.ts'

export const heroPicturesQuery = (api: Api) => picturesQuery(api, HERO_FILES)

export const projectPicturesQuery = (api: Api, projects: readonly ProjectCard[]) =>
  picturesQuery(
    api,
    projects.map(({ main_image }) => `scenes/${main_image}`),
  )
