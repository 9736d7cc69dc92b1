import { violatedUnique } from '#server/db/unique-violation.ts'

const CONSTRAINTS = ['blog_posts_slug_unique', 'article_slugs_lead_on']

/** Two who save the same address in the same moment. */
export const isSlugCollision = (thrown: unknown): boolean => CONSTRAINTS.includes(violatedUnique(thrown) ?? '')
