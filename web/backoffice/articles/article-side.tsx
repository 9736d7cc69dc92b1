import { CircleCheck, CircleDashed, Clock, Mail } from 'lucide-react'
import type { DeskArticle } from '#domain/api/article-desk.ts'
import { articleNeedWords } from '#domain/content/article-fields.ts'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { RecordState, type SideLine } from '#web/backoffice/record/record-side.tsx'
import { StateBadge } from './articles-screen.tsx'

/** Whether readers see it, and what it lacks. */
export function ArticleReadiness({ article }: { article: DeskArticle }) {
  return (
    <RecordState
      badge={<StateBadge state={article.state} />}
      lines={linesOf(article)}
      oldAddresses={article.old_slugs.map((slug) => `/blog/${slug}`)}
    />
  )
}

function linesOf({ state, needs, published_at: at, announced_at: told }: DeskArticle): SideLine[] {
  const lines = needs.map((need) => ({ icon: CircleDashed, text: `Needs ${articleNeedWords(need)}` }))
  if (needs.length === 0 && state === 'draft') lines.push({ icon: CircleCheck, text: 'Ready to be published' })
  if (state === 'scheduled' && at) lines.push({ icon: Clock, text: `Appears ${momentText(at)}` })
  if (state === 'published' && at) lines.push({ icon: CircleCheck, text: `Out since ${momentText(at)}` })
  if (told) lines.push({ icon: Mail, text: `Readers were told ${momentText(told)}` })
  return lines
}
