import { CircleCheck, CircleDashed, Lightbulb } from 'lucide-react'
import type { DeskProduct } from '#domain/api/product-desk.ts'
import { adviceWords, needWords } from '#domain/catalog/publish-needs.ts'
import { stateBadge } from '#domain/catalog/product-state.ts'
import { RecordState } from '#web/backoffice/record/record-side.tsx'
import { Badge } from '#web/ui/text/badge.tsx'

const READY = {
  draft: 'Ready to be published',
  published: 'Shoppers see it',
  archived: 'Kept for what was sold of it',
} as const

/** Whether shoppers see it, and what it lacks. */
export function ProductReadiness({ product: { state, needs, advice, old_slugs: old } }: { product: DeskProduct }) {
  const { label, tone } = stateBadge(state)
  return (
    <RecordState
      badge={<Badge tone={tone}>{label}</Badge>}
      lines={[
        ...needs.map((need) => ({ icon: CircleDashed, text: `Needs ${needWords(need)}` })),
        ...(needs.length === 0 ? [{ icon: CircleCheck, text: READY[state] }] : []),
        ...advice.map((each) => ({ icon: Lightbulb, text: `Sells better with ${adviceWords(each)}` })),
      ]}
      oldAddresses={old.map((slug) => `/product/${slug}`)}
    />
  )
}
