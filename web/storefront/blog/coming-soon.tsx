import { useQuery } from '@tanstack/react-query'
import { dayTextOf } from '#domain/time/day-text.ts'
import { comingSoonQuery } from '#web/api/content.ts'
import { useApi } from '#web/api/use-api.ts'
import { NewsletterSignUp } from './newsletter-sign-up.tsx'

/** What is written and waiting for its day, what is planned without one, and a way to be told. */
export function ComingSoon() {
  const api = useApi()
  const { data: coming } = useQuery(comingSoonQuery(api))
  const { articles = [], topics = [] } = coming ?? {}
  return (
    <section aria-labelledby="coming-soon" className="on-dark bg-leaf text-paper">
      <div className="page grid gap-x-16 gap-y-12 py-section lg:grid-cols-[1fr_1.2fr]">
        <div>
          <h2 id="coming-soon" className="text-title tracking-tighter">
            Coming Soon
          </h2>
          <p className="mt-4 max-w-md text-lead text-straw">{coming?.lead}</p>
          <NewsletterSignUp />
        </div>
        {articles.length + topics.length > 0 && (
          <ol className="divide-y divide-paper/20 border-y border-paper/20">
            {articles.map((article) => (
              <li key={article.id} className="py-7">
                <p className="caps text-brass-light">
                  {article.category} · {dayTextOf(article.published_at)}
                </p>
                <h3 className="mt-2 text-subheading">{article.title}</h3>
                <p className="mt-2 text-straw">{article.excerpt}</p>
              </li>
            ))}
            {topics.map(({ title, text, category }) => (
              <li key={title} className="py-7">
                <p className="caps text-brass-light">{category}</p>
                <h3 className="mt-2 text-subheading">{title}</h3>
                <p className="mt-2 text-straw">{text}</p>
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  )
}
