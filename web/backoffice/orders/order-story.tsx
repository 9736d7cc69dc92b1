import type { DeskOrder } from '#domain/api/order-desk.ts'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { Section } from '#web/backoffice/parts/section.tsx'
import { deedWords, storyOf } from './story-words.ts'

export function OrderStory({ order }: { order: DeskOrder }) {
  return (
    <Section title="What happened">
      <ol className="space-y-2.5 border-l border-sand pl-4 text-sm">
        {storyOf(order.desk.history).map((deed, index) => (
          <li key={`${deed.at} ${deed.what} ${index}`} className="relative">
            <span
              aria-hidden
              className="absolute top-1.5 -left-[1.3rem] size-2 rounded-full border border-leaf bg-white first:bg-leaf"
            />
            <span className="font-semibold">{deedWords(deed)}</span>
            {deed.who && ` by ${deed.who}`}
            {deed.reason && <span className="block wrap-anywhere">“{deed.reason}”</span>}
            <time dateTime={deed.at} className="block text-muted">
              {momentText(deed.at)}
            </time>
          </li>
        ))}
      </ol>
    </Section>
  )
}
