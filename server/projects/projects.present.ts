import type { ProductCard } from '#domain/api/catalog.ts'
import type { DeskProject, Project, ProjectCard, ProjectRow as DeskRow } from '#domain/api/projects.ts'
import type { Spots } from '#server/catalog/picture-spots.ts'
import { presentPicture } from '#server/media/picture-sources.ts'
import type { DeskProjectRow, ListedProjectRow } from './project-desk.store.ts'
import type { ProjectCardRow, ProjectRow } from './projects.store.ts'

const iso = (at: string) => new Date(at).toISOString()

export function presentProjectCard(row: ProjectCardRow): ProjectCard {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    short_description: row.shortDescription,
    main_image: row.mainImage,
    picture: presentPicture(row.picture, 'scenes', row.name),
    location: row.location,
    type: row.type,
    style: row.style,
    client: row.client,
    completion_date: row.completionDate,
    is_featured: row.isFeatured,
    is_active: row.isActive,
    created_at: iso(row.createdAt),
    updated_at: iso(row.updatedAt),
  }
}

function presentWhole(row: ProjectRow): Omit<Project, 'pieces'> {
  const { name, description, images, pictures } = row
  return {
    ...presentProjectCard(row),
    description,
    images,
    pictures: pictures.map((picture, at) => presentPicture(picture, 'scenes', `${name}, picture ${at + 1}`)),
  }
}

export function presentProject(row: ProjectRow, pieces: ProductCard[], spots: Spots): Project {
  const whole = presentWhole(row)
  const pictures = whole.pictures.map((picture, at) => ({ ...picture, ...spots.of(row.pictures[at]?.spots) }))
  return { ...whole, pictures, pieces }
}

export const presentDeskProject = (row: DeskProjectRow): DeskProject => ({
  ...presentWhole(row),
  version: row.version,
  old_slugs: row.oldSlugs,
  pieces: row.pieces,
})

export const presentDeskRow = (row: ListedProjectRow): DeskRow => ({
  ...presentProjectCard(row),
  pieces: row.pieceCount,
  version: row.version,
})
