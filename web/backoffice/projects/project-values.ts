import { z } from 'zod'
import { type DeskProject, type ProjectBody, projectBody } from '#domain/api/projects.ts'

export type Piece = { id: number; name: string; sku: string; is_active: boolean }

/** What stands in the fields. Pieces are kept with their names, and sent by their numbers. */
export type ProjectValues = {
  name: string
  slug: string
  short_description: string
  description: string
  location: string
  client: string
  type: string
  style: string
  completion_date: string
  is_featured: boolean
  is_active: boolean
  images: string[]
  pieces: Piece[]
  version: number
}

export const NEW_PROJECT: ProjectValues = {
  name: '',
  slug: '',
  short_description: '',
  description: '',
  location: '',
  client: '',
  type: 'Hospitality',
  style: 'Modern',
  completion_date: '',
  is_featured: false,
  is_active: false,
  images: [],
  pieces: [],
  version: 1,
}

export const valuesOf = (project: DeskProject): ProjectValues => ({
  name: project.name,
  slug: project.slug,
  short_description: project.short_description,
  description: project.description,
  location: project.location,
  client: project.client,
  type: project.type,
  style: project.style,
  completion_date: project.completion_date,
  is_featured: project.is_featured,
  is_active: project.is_active,
  images: [project.main_image, ...project.images].filter((name) => name !== ''),
  pieces: project.pieces,
  version: project.version,
})

/** The form is checked by the schema of the API itself. */
export const projectForm = z
  .custom<ProjectValues>(() => true)
  .transform((values) => ({ ...values, pieces: values.pieces.map(({ id }) => id) }) as ProjectBody)
  .pipe(projectBody)
