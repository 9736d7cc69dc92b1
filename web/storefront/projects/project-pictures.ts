import type { Picture } from '#domain/api/catalog.ts'
import type { SampleProject } from '#domain/content/sample-projects.ts'
import { pictureSource } from '#web/storefront/listing/product-picture.ts'
import type { PictureSource } from '#web/ui/picture/picture.tsx'

const SHAPE = { width: 1600, height: 1067 }

/** Every picture of a project as the studio files it, the main one first. */
export function projectPictureFiles({ main_image, images }: SampleProject): string[] {
  return [main_image, ...images].map((file) => `scenes/${file}`)
}

export type ProjectPicture = { source: PictureSource; alt: string }

/** With sizes once they are known; the bare file otherwise. */
export function projectPicture(file: string, known: readonly Picture[] | undefined, alt: string): ProjectPicture {
  const found = known?.find((picture) => picture.file === file)
  const source = pictureSource(found)
  return { source: { ...(source ?? { src: `/media/${file}` }), ...SHAPE }, alt: found?.alt || alt }
}

/** The main picture of each project, for the listing. */
export const projectListFiles = (projects: readonly Pick<SampleProject, 'main_image'>[]) =>
  projects.map(({ main_image }) => `scenes/${main_image}`)
