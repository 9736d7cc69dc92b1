const UNIQUE_VIOLATION = '23505'
const CONSTRAINTS = ['blog_posts_slug_unique', 'article_slugs_lead_on']

/** Two who save the same address in the same moment: the database lets one of them through. */
export function isSlugCollision(thrown: unknown): boolean {
  const cause = thrown instanceof Error ? (thrown.cause ?? thrown) : thrown
  if (!(cause instanceof Error) || !('code' in cause) || cause.code !== UNIQUE_VIOLATION) return false
  return 'constraint' in cause && CONSTRAINTS.includes(String(cause.constraint))
}
