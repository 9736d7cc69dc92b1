import { DEFAULT_SLIDES } from '#domain/content/hero.ts'
import { blogPosts, projects } from '#server/db/schema/content.ts'
import { heroSlides } from '#server/db/schema/front.ts'
import type { Tx } from '#server/db/transaction.ts'
import { publishedArticles, scheduledArticles, type SeedArticle } from './blog.ts'
import { daysBefore } from './days.ts'
import { SAMPLE_PROJECTS, type SampleProject } from './projects.ts'

export async function insertArticles(tx: Tx, now: Date): Promise<void> {
  const scheduled = scheduledArticles(now).map((article) => articleRow(article, daysBefore(now, 5)))
  const published = publishedArticles(now).map((article) => articleRow(article, article.publishedAt))
  await tx.insert(blogPosts).values([...published, ...scheduled])
}

export async function insertProjects(tx: Tx): Promise<void> {
  await tx.insert(projects).values(SAMPLE_PROJECTS.map(projectRow))
}

export async function insertSlides(tx: Tx): Promise<void> {
  await tx.insert(heroSlides).values(DEFAULT_SLIDES.map((slide, at) => ({ ...slide, position: at + 1 })))
}

/** A scheduled article is published too, only later: its date decides when it is shown. */
function articleRow(article: SeedArticle, createdAt: Date): typeof blogPosts.$inferInsert {
  return { ...article, isPublished: true, createdAt, updatedAt: createdAt }
}

function projectRow(project: SampleProject): typeof projects.$inferInsert {
  return {
    slug: project.slug,
    name: project.name,
    shortDescription: project.short_description,
    description: project.description,
    mainImage: project.main_image,
    images: [...project.images],
    location: project.location,
    type: project.type,
    style: project.style,
    client: project.client,
    completionDate: project.completion_date,
    isFeatured: project.is_featured,
    isActive: project.is_active,
    position: project.id,
    createdAt: new Date(project.created_at),
    updatedAt: new Date(project.updated_at),
  }
}
