import { CircleCheck, CircleDashed, Lightbulb } from 'lucide-react'
import type { DeskProduct } from '#domain/api/product-desk.ts'
import { adviceWords, needWords } from '#domain/catalog/publish-needs.ts'
import { stateBadge } from '#domain/catalog/product-state.ts'
import { Section } from '#web/backoffice/orders/section.tsx'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { Badge } from '#web/ui/text/badge.tsx'

const READY = {
  draft: 'Ready to be published',
  published: 'Shoppers see it',
  archived: 'Kept for what was sold of it',
} as const

/** Whether shoppers see it, and what it lacks. */
export function ProductReadiness({ product }: { product: DeskProduct }) {
  const { label, tone } = stateBadge(product.state)
  return (
    <Section title="State" actions={<Badge tone={tone}>{label}</Badge>}>
      <ul className="grid gap-1.5 text-sm">
        {product.needs.map((need) => (
          <Line key={need} icon={CircleDashed} text={`Needs ${needWords(need)}`} />
        ))}
        {product.needs.length === 0 && <Line icon={CircleCheck} text={READY[product.state]} />}
        {product.advice.map((advice) => (
          <Line key={advice} icon={Lightbulb} text={`Sells better with ${adviceWords(advice)}`} />
        ))}
      </ul>
      {product.old_slugs.length > 0 && (
        <div className="mt-3 border-t border-sand pt-3 text-sm">
          <p className="font-semibold">Old addresses that lead here</p>
          <ul className="mt-1 text-muted">
            {product.old_slugs.map((slug) => (
              <li key={slug} className="wrap-anywhere">
                /product/{slug}
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

export function ProductStory({ product }: { product: DeskProduct }) {
  if (product.history.length === 0) return null
  return (
    <Section title="What happened">
      <ol className="space-y-2.5 border-l border-sand pl-4 text-sm">
        {product.history.map(({ at, what, who }) => (
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
