/** A blog post as a list shows it: every field of the spec but the body. */
export type SampleArticle = {
  id: number
  title: string
  slug: string
  excerpt: string
  featured_image: string
  author: string
  author_avatar: string
  category: string
  tags: readonly string[]
  read_time: number
  is_featured: boolean
  is_published: boolean
  published_at: string
  created_at: string
  updated_at: string
}

type Told = Omit<SampleArticle, 'author_avatar' | 'is_published' | 'created_at' | 'updated_at'>

/** Shown when the blog cannot be reached, and seeded into an empty shop: one copy for both. Newest first. */
export const SAMPLE_ARTICLES: readonly SampleArticle[] = [
  article({
    id: 1,
    title: 'How a chair is made in our workshop',
    slug: 'how-a-chair-is-made-in-our-workshop',
    excerpt:
      'Forty-one steps, nine people and one plywood pattern from 1983. We follow a single Gorumara chair from the timber stack to the packing bench.',
    featured_image: 'blog-how-a-chair-is-made.webp',
    author: 'Biren Roy',
    category: 'Craft',
    tags: ['workshop', 'teak', 'cane', 'joinery'],
    read_time: 5,
    is_featured: true,
    published_at: '2026-10-29T05:30:00.000Z',
  }),
  article({
    id: 2,
    title: 'Sal or teak? How to choose the timber for your home',
    slug: 'sal-or-teak-choosing-the-timber',
    excerpt:
      'One grows an hour from our gate, the other has the name. What each does in a monsoon, under a knife and after thirty years.',
    featured_image: 'blog-sal-or-teak.webp',
    author: 'Biren Roy',
    category: 'Materials',
    tags: ['sal', 'teak', 'mango wood', 'buying guide'],
    read_time: 5,
    is_featured: true,
    published_at: '2026-09-30T05:30:00.000Z',
  }),
  article({
    id: 3,
    title: 'Living small with large furniture',
    slug: 'living-small-with-large-furniture',
    excerpt:
      'Small rooms do not want small furniture. They want less of it, and one piece that is allowed to be generous.',
    featured_image: 'blog-living-small.webp',
    author: 'Mitali Sarkar',
    category: 'Rooms',
    tags: ['small homes', 'layout', 'sofas', 'living room'],
    read_time: 4,
    is_featured: false,
    published_at: '2026-08-26T05:30:00.000Z',
  }),
  article({
    id: 4,
    title: 'Buying a dining table for a family',
    slug: 'buying-a-dining-table-for-a-family',
    excerpt: 'Sixty centimetres a person, ninety behind the chair, and the question nobody asks: who sits at the leg?',
    featured_image: 'blog-dining-table.webp',
    author: 'Mitali Sarkar',
    category: 'Rooms',
    tags: ['dining room', 'buying guide', 'layout', 'sal'],
    read_time: 5,
    is_featured: false,
    published_at: '2026-07-22T05:30:00.000Z',
  }),
  article({
    id: 5,
    title: 'Caring for cane through a wet year',
    slug: 'caring-for-cane-through-a-wet-year',
    excerpt:
      'Cane does not die of use, it dies of being too dry or too wet. A small calendar for the plains and the hills.',
    featured_image: 'blog-caring-for-cane.webp',
    author: 'Pema Lhamo',
    category: 'Care',
    tags: ['cane', 'monsoon', 'care'],
    read_time: 4,
    is_featured: false,
    published_at: '2026-06-17T05:30:00.000Z',
  }),
  article({
    id: 6,
    title: 'Light for a hill home',
    slug: 'light-for-a-hill-home',
    excerpt:
      'Up here the afternoon can end at three when the cloud comes in. How to light a room that changes its mind every hour.',
    featured_image: 'blog-light-for-a-hill-home.webp',
    author: 'Pema Lhamo',
    category: 'Light',
    tags: ['lighting', 'hill homes', 'layout'],
    read_time: 4,
    is_featured: false,
    published_at: '2026-05-13T05:30:00.000Z',
  }),
]

function article(told: Told): SampleArticle {
  const written = told.published_at
  return { ...told, author_avatar: '', is_published: true, created_at: written, updated_at: written }
}
