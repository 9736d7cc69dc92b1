import { clsx } from 'clsx'
import { readTimeText } from '#domain/content/read-time.ts'
import { dayTextOf } from '#domain/time/day-text.ts'
import type { ShownArticle } from '#web/api/content.ts'
import { NavLink } from '#web/ui/navigation/nav-link.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'
import { articlePicture } from './article-picture.ts'

type ArticleCardProps = { article: ShownArticle; isLead?: boolean; isPriority?: boolean; headingLevel?: 2 | 3 }

/** The lead article stands across the page, picture beside words. */
export function ArticleCard({ article, isLead = false, isPriority = false, headingLevel = 2 }: ArticleCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <article
      data-card
      className={clsx(
        'group relative',
        isLead && 'md:grid md:grid-cols-[1.35fr_1fr] md:items-center md:gap-10 lg:gap-14',
      )}
    >
      <div data-travels className="overflow-hidden rounded-sm">
        <Picture
          picture={articlePicture(article)}
          alt=""
          ratio="3/2"
          isPriority={isPriority}
          sizes={isLead ? '(min-width: 48rem) 56vw, 100vw' : '(min-width: 64rem) 30vw, (min-width: 40rem) 48vw, 100vw'}
          className="transition-transform duration-500 group-hover:scale-[1.015]"
        />
      </div>
      <div className={clsx('mt-4', isLead && 'md:mt-0')}>
        <p className="caps text-brass-deep">{article.category}</p>
        <Heading className={clsx('mt-2', isLead ? 'text-heading' : 'text-subheading')}>
          <NavLink href={`/blog/${article.slug}`} viewTransition className="stretched group-hover:text-terracotta">
            {article.title}
          </NavLink>
        </Heading>
        <p className={clsx('mt-2.5 text-pretty text-muted', isLead ? 'md:text-lg' : 'line-clamp-3')}>
          {article.excerpt}
        </p>
        <p className="mt-3 text-sm text-muted">
          <span className="font-medium text-ink">{article.author}</span> · {dayTextOf(article.published_at)} ·{' '}
          {readTimeText(article.read_time)}
        </p>
      </div>
    </article>
  )
}
