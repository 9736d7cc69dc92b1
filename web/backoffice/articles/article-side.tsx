import { CircleCheck, CircleDashed, Clock, Mail } from 'lucide-react'
import type { DeskArticle } from '#domain/api/article-desk.ts'
import { articleNeedWords } from '#domain/content/article-fields.ts'
import { Section } from '#web/backoffice/orders/section.tsx'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { StateBadge } from './articles-screen.tsx'

/** Whether readers see it, and what it lacks. */
export function ArticleReadiness({ article }: { article: DeskArticle }) {
  const { state, needs, published_at: at, announced_at: told, old_slugs: old } = article
  return (
    <Section title="State" actions={<StateBadge state={state} />}>
      <ul className="grid gap-1.5 text-sm">
        {needs.map((need) => (
          <Line key={need} icon={CircleDashed} text={`Needs ${articleNeedWords(need)}`} />
        ))}
        {needs.length === 0 && state === 'draft' && <Line icon={CircleCheck} text="Ready to be published" />}
        {state === 'scheduled' && at && <Line icon={Clock} text={`Appears ${momentText(at)}`} />}
        {state === 'published' && at && <Line icon={CircleCheck} text={`Out since ${momentText(at)}`} />}
        {told && <Line icon={Mail} text={`Readers were told ${momentText(told)}`} />}
      </ul>
      {old.length > 0 && (
        <div className="mt-3 border-t border-sand pt-3 text-sm">
          <p className="font-semibold">Old addresses that lead here</p>
          <ul className="mt-1 text-muted">
            {old.map((slug) => (
              <li key={slug} className="wrap-anywhere">
                /blog/{slug}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  )
}

function Line({ icon: Icon, text }: { icon: typeof CircleCheck; text: string }) {
  return (
    <li className="flex gap-2">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-brass-deep" />
      {text}
    </li>
  )
}

export function ArticleStory({ article }: { article: DeskArticle }) {
  if (article.history.length === 0) return null
  return (
    <Section title="What happened">
      <ol className="space-y-2.5 border-l border-sand pl-4 text-sm">
        {article.history.map(({ at, what, who }) => (
          <li key={`${at} ${what}`}>
            <span className="font-semibold">{who ?? 'Somebody'}</span> {what}
            <time dateTime={at} className="block text-muted">
              {momentText(at)}
            </time>
          </li>
        ))}
      </ol>
    </Section>
  )
}
