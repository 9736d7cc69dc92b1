/** What the desk's list of articles can be sorted by; the screen, the API and the SQL read this table. */
export const ARTICLE_SORT_FIELDS = ['title', 'published', 'changed'] as const
export type ArticleSortField = (typeof ARTICLE_SORT_FIELDS)[number]
type ArticleSort = ArticleSortField | `-${ArticleSortField}`
export const ARTICLE_SORTS: readonly ArticleSort[] = ARTICLE_SORT_FIELDS.flatMap(
  (field) => [field, `-${field}`] as const,
)

export const PREVIEW_DAYS = [1, 7, 30] as const
export const previewPath = (token: string): string => `/preview/${token}`
