/** What staff write of an article. */
export type ArticleFields = {
  readonly title: string
  readonly slug: string
  readonly excerpt: string
  readonly content: string
  readonly featuredImage: string
  readonly author: string
  readonly authorAvatar: string
  readonly category: string
  readonly tags: readonly string[]
  readonly isFeatured: boolean
}

/** What readers miss where it is missing; a draft may lack all of it. */
export const ARTICLE_NEEDS = ['excerpt', 'content', 'featured_image', 'author', 'category'] as const
export type ArticleNeed = (typeof ARTICLE_NEEDS)[number]

const WORDS: Readonly<Record<ArticleNeed, string>> = {
  excerpt: 'an excerpt',
  content: 'a text',
  featured_image: 'a picture',
  author: 'an author',
  category: 'a category',
}
export const articleNeedWords = (need: ArticleNeed): string => WORDS[need]

export function articleNeeds(fields: Omit<ArticleFields, 'slug' | 'title' | 'authorAvatar'>): ArticleNeed[] {
  const given: Readonly<Record<ArticleNeed, boolean>> = {
    excerpt: fields.excerpt !== '',
    content: /[^\s]/.test(fields.content.replaceAll(/<[^>]*>/g, '')),
    featured_image: fields.featuredImage !== '',
    author: fields.author !== '',
    category: fields.category !== '',
  }
  return ARTICLE_NEEDS.filter((need) => !given[need])
}

/** What the desk calls the fields, in the log and to who was overtaken. */
const FIELD_WORDS: Readonly<Record<string, string>> = {
  title: 'Title',
  slug: 'Address',
  excerpt: 'Excerpt',
  content: 'Text',
  featuredImage: 'Picture',
  author: 'Author',
  authorAvatar: 'Picture of the author',
  category: 'Category',
  tags: 'Tags',
  isFeatured: 'Featured',
  state: 'State',
}

/** "Title: Caring for cane"; null for what nobody edits. */
export function articleChangeWords(field: string, value: unknown): string | null {
  const name = FIELD_WORDS[field]
  if (name === undefined) return null
  if (typeof value === 'boolean') return `${name}: ${value ? 'yes' : 'no'}`
  const text = Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : ''
  return text === '' ? `${name}: empty` : `${name}: ${text.slice(0, 160)}`
}

const ACTION_WORDS: Readonly<Record<string, string>> = {
  'article.created': 'began it',
  'article.saved': 'saved it',
  'article.restored': 'brought back a former version',
  'article.published': 'published it',
  'article.scheduled': 'scheduled it',
  'article.unpublished': 'took it back to the drafts',
  'article.link_made': 'made a preview link',
  'article.link_ended': 'ended the preview link',
}
export const articleActionWords = (action: string): string => ACTION_WORDS[action] ?? 'changed it'
