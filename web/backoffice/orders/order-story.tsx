import type { DeskOrder } from '#domain/api/order-desk.ts'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { Section } from '#web/backoffice/parts/section.tsx'
import { actionWords, storyOf } from './story-words.ts'

export function OrderStory({ order }: { order: DeskOrder }) {
  return (
    <Section title="What happened">
      <ol className="space-y-2.5 border-l border-sand pl-4 text-sm">
        {storyOf(order.desk.history).map((entry, index) => (
          <li key={`${entry.at} ${entry.what} ${index}`} className="relative">
            <span
              aria-hidden
              className="absolute top-1.5 -left-[1.3rem] size-2 rounded-full border border-leaf bg-white first:bg-leaf"
            />
            <span className="font-semibold">{actionWords(entry)}</span>
            {entry.who && ` by ${entry.who}`}
            {entry.reason && <span className="block wrap-anywhere">“{entry.reason}”</span>}
            <time dateTime={entry.at} className="block text-muted">
              {momentText(entry.at)}
            </time>
          </li>
        ))}
      </ol>
    </Section>
  )
}
