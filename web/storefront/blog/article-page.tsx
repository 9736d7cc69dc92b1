import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useRouteContext } from '@tanstack/react-router'
import { readTimeText } from '#domain/content/read-time.ts'
import { dayTextOf } from '#domain/time/day-text.ts'
import { articleQuery, relatedArticlesQuery, type ShownPost } from '#web/api/content.ts'
import { useApi } from '#web/api/use-api.ts'
import { ShareLinks } from '#web/storefront/company/share-links.tsx'
import { breadcrumbJsonLd } from '#web/storefront/listing/breadcrumb-json-ld.ts'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { Badge } from '#web/ui/text/badge.tsx'
import { Breadcrumb } from '#web/ui/navigation/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { LinkChip } from '#web/ui/action/chip.tsx'
import { EmptyState } from '#web/ui/message/empty-state.tsx'
import { JsonLd } from '#web/ui/page/json-ld.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'
import { Skeleton, SkeletonText } from '#web/ui/message/skeleton.tsx'
import { ArticleActions } from './article-actions.tsx'
import { ArticleCard } from './article-card.tsx'
import { articleJsonLd } from './article-json-ld.ts'
import { articlePicture } from './article-picture.ts'
import { DemoNotice } from './demo-notice.tsx'

const ArrowLeft = drawnIcon('arrow-left')
const Newspaper = drawnIcon('newspaper')

export { articleHead, loadArticle } from './open-article.ts'

const route = getRouteApi('/storefront/blog/$slug')

export function ArticlePage() {
  const { api, publicUrl, shop } = useRouteContext({ from: '__root__' })
  const { slug } = route.useParams()
  const { data: article } = useQuery(articleQuery(api, slug))
  if (!article) return <Waiting />
  return (
    <>
      <JsonLd data={import.meta.env.SSR && breadcrumbJsonLd(publicUrl, crumbsOf(article))} />
      <JsonLd data={import.meta.env.SSR && articleJsonLd({ publicUrl, shop }, article)} />
      <ArticleView article={article} />
    </>
  )
}

const crumbsOf = ({ title, slug }: ShownPost) => [
  { label: 'Home', href: '/' },
  { label: 'The Design Talk', href: '/blog' },
  { label: title, href: `/blog/${slug}` },
]

/** An article as it is read; also before it is out, by who may. */
export function ArticleView({ article }: { article: ShownPost }) {
  return (
    <>
      <article className="page pt-4 pb-section lg:pt-6">
        <Breadcrumb crumbs={crumbsOf(article)} />
        {article.isDemo && (
          <DemoNotice className="mt-4">
            This article cannot be reached at the moment. Here is a sample of our writing.
          </DemoNotice>
        )}
        <ArticleHead article={article} />
        <Picture
          picture={articlePicture(article)}
          alt={article.picture?.alt ?? article.title}
          ratio="natural"
          isPriority
          sizes="(min-width: 72rem) 68rem, 100vw"
          className="travels mx-auto mt-9 max-h-[44rem] max-w-[68rem] rounded-sm [&_img]:aspect-[3/2] [&_img]:object-cover lg:[&_img]:aspect-[2/1]"
        />
        {/* Cleaned by the server when it was written and again when it was read (server/content/clean-html.ts). */}
        <div className="prose mx-auto mt-12 text-lg" dangerouslySetInnerHTML={{ __html: article.content }} />
        <ArticleFoot article={article} />
      </article>
      <Related article={article} />
    </>
  )
}

function ArticleHead({ article }: { article: ShownPost }) {
  return (
    <header className="mx-auto mt-6 max-w-[50rem] lg:mt-10">
      <ButtonLink
        href="/blog"
        variant="quiet"
        size="sm"
        className="-ml-3.5"
        icon={<ArrowLeft aria-hidden className="size-4" />}
      >
        Back to Blog
      </ButtonLink>
      <p className="mt-6">
        <Badge tone="leaf">{article.category}</Badge>
      </p>
      <h1 className="mt-4 text-title tracking-tighter">{article.title}</h1>
      <p className="mt-5 text-lead text-muted">{article.excerpt}</p>
      <div className="mt-7 flex flex-wrap items-center justify-between gap-x-8 gap-y-5 border-t border-sand pt-6">
        <Author article={article} />
        <ArticleActions title={article.title} />
      </div>
    </header>
  )
}

function Author({ article }: { article: ShownPost }) {
  const initials = article.author
    .split(/\s+/)
    .map((word) => word[0])
    .slice(0, 2)
    .join('')
  return (
    <div className="flex items-center gap-3.5">
      {article.author_avatar ? (
        <img src={article.author_avatar} alt="" width={48} height={48} className="size-12 rounded-full object-cover" />
      ) : (
        <span
          aria-hidden
          className="grid size-12 place-items-center rounded-full bg-linen font-serif text-lg text-bark"
        >
          {initials}
        </span>
      )}
      <p className="text-sm">
        <span className="block text-base font-semibold">{article.author}</span>
        <span className="text-muted">
          <time dateTime={article.published_at}>{dayTextOf(article.published_at)}</time> ·{' '}
          {readTimeText(article.read_time)}
        </span>
      </p>
    </div>
  )
}

function ArticleFoot({ article }: { article: ShownPost }) {
  return (
    <footer className="mx-auto mt-14 flex max-w-prose flex-wrap items-center justify-between gap-x-8 gap-y-6 border-t border-sand pt-7">
      <ul aria-label="Tags" className="flex flex-wrap gap-2">
        {article.tags.map((tag) => (
          <li key={tag}>
            <LinkChip href={`/blog?tag=${encodeURIComponent(tag)}`}>{tag}</LinkChip>
          </li>
        ))}
      </ul>
      <ShareLinks
        path={`/blog/${article.slug}`}
        title={article.title}
        image={`/media/scenes/${article.featured_image}`}
      />
    </footer>
  )
}

function Related({ article }: { article: ShownPost }) {
  const api = useApi()
  const { data: related = [] } = useQuery(relatedArticlesQuery(api, article))
  if (related.length === 0) return null
  return (
    <section aria-labelledby="related" className="bg-linen">
      <div className="page py-section">
        <h2 id="related" className="text-heading">
          Related Articles
        </h2>
        <ul className="mt-8 grid gap-x-7 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          {related.map((other) => (
            <li key={other.id}>
              <ArticleCard article={other} headingLevel={3} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Waiting() {
  return (
    <div role="status" aria-label="Loading the article" className="page max-w-[50rem] py-16">
      <Skeleton className="h-12 w-4/5" />
      <SkeletonText className="mt-6" lines={2} />
      <Skeleton className="mt-10 aspect-[3/2] w-full" />
      <SkeletonText className="mt-10" lines={8} />
    </div>
  )
}

export function ArticleNotFound() {
  return (
    <EmptyState
      headingLevel={1}
      icon={Newspaper}
      title="Article Not Found"
      text="The article you're looking for doesn't exist, or has not appeared yet."
      className="py-section"
      actions={<ButtonLink href="/blog">Back to Blog</ButtonLink>}
    />
  )
}
