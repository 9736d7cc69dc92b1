import { SAMPLE_PROJECTS } from '#domain/content/sample-projects.ts'

export const projectLinks = SAMPLE_PROJECTS.filter((project) => project.is_active).map(({ name, slug }) => ({
  label: name,
  path: `/project/${slug}`,
}))
