import { useRouteContext } from '@tanstack/react-router'
import { FEED_PATH } from '#domain/content/public-pages.ts'
import { breadcrumbJsonLd } from '#web/storefront/listing/breadcrumb-json-ld.ts'
import { Button } from '#web/ui/action/button.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { EmptyState } from '#web/ui/message/empty-state.tsx'
import { HydrationSlice } from '#web/ui/page/hydration-slice.tsx'
import { JsonLd } from '#web/ui/page/json-ld.tsx'
import { Pager } from '#web/ui/navigation/pager.tsx'
import { SectionHeading } from '#web/ui/text/section-heading.tsx'
import { Skeleton, SkeletonText } from '#web/ui/message/skeleton.tsx'
import { ArticleCard } from './article-card.tsx'
import { BlogFilters } from './blog-filters.tsx'
import { ComingSoon } from './coming-soon.tsx'
import { DemoNotice } from './demo-notice.tsx'
import { useBlog } from './use-blog.ts'

const SearchX = drawnIcon('search-x')

export { blogHead, loadBlog } from './open-blog.ts'

const CRUMBS = [
  { label: 'Home', href: '/' },
  { label: 'The Design Talk', href: '/blog' },
]

export function BlogPage() {
  const blog = useBlog()
  const { publicUrl } = useRouteContext({ from: '__root__' })
  const { data: list } = blog.result
  const hasNone = list?.total === 0 && !blog.isFiltered
  return (
    <>
      <div className="page pt-10 pb-section lg:pt-14">
        <JsonLd data={import.meta.env.SSR && breadcrumbJsonLd(publicUrl, CRUMBS)} />
        <SectionHeading
          level={1}
          kicker="From the workshop"
          title="The Design Talk"
          lead="How furniture is made, chosen and kept, by the people who make it."
          action={
            <a href={FEED_PATH} className="text-sm underline decoration-brass underline-offset-4 hover:text-terracotta">
              RSS feed
            </a>
          }
        />
        {!hasNone && (
          <BlogFilters query={blog.query} isFiltered={blog.isFiltered} onChange={blog.change} onClear={blog.clear} />
        )}
        {list?.isDemo && (
          <DemoNotice className="mt-6">The blog cannot be reached at the moment. These are sample articles.</DemoNotice>
        )}
        {list ? <Articles blog={blog} list={list} /> : <Waiting />}
      </div>
      {list && !list.isDemo && (
        <HydrationSlice>
          <ComingSoon />
        </HydrationSlice>
      )}
    </>
  )
}

type Blog = ReturnType<typeof useBlog>
type List = NonNullable<Blog['result']['data']>

function Articles({ blog, list }: { blog: Blog; list: List }) {
  if (list.total === 0 && !blog.isFiltered) return null
  if (list.data.length === 0) return <NothingFound onClear={blog.clear} />
  const hasLead = !blog.isFiltered && list.current_page === 1
  return (
    <div aria-busy={blog.result.isPlaceholderData} className={blog.result.isPlaceholderData ? 'opacity-60' : undefined}>
      <p role="status" className="mt-6 text-sm text-muted">
        {list.total === 1 ? '1 article' : `${list.total} articles`}
      </p>
      <ul className="mt-6 grid gap-x-7 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {list.data.map((article, at) => (
          <li key={article.id} className={hasLead && at === 0 ? 'sm:col-span-full' : undefined}>
            <ArticleCard article={article} isLead={hasLead && at === 0} isPriority={at === 0} />
          </li>
        ))}
      </ul>
      <Pager
        className="mt-14"
        label="Pages of articles"
        page={list.current_page}
        lastPage={list.last_page}
        hrefFor={blog.hrefOfPage}
      />
    </div>
  )
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={SearchX}
      title="No articles found matching your criteria."
      actions={
        <Button variant="secondary" onClick={onClear}>
          Clear filters
        </Button>
      }
    />
  )
}

function Waiting() {
  return (
    <div
      role="status"
      aria-label="Loading articles"
      className="mt-10 grid gap-x-7 gap-y-12 sm:grid-cols-2 lg:grid-cols-3"
    >
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <div key={place}>
          <Skeleton className="aspect-[3/2] w-full" />
          <SkeletonText className="mt-4" lines={3} />
        </div>
      ))}
    </div>
  )
}
