import { FAQ_FIGURES, RETURN_FIGURES, SHIPPING_FIGURES } from '#domain/content/policies.ts'
import { Accordion } from '#web/ui/navigation/accordion.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'

const ITEMS = [
  {
    id: 'custom',
    title: 'Do you make custom furniture?',
    content: (
      <p className="max-w-prose">
        Yes. We draw it with you, in the showroom or by video call, and it takes {FAQ_FIGURES.customWeeks} weeks from
        the drawing you sign to the day it is ready. Sizes, timber, cloth and finish are yours to choose.
      </p>
    ),
  },
  {
    id: 'warranty',
    title: 'What warranty do I get?',
    content: (
      <p className="max-w-prose">
        Our furniture carries a {FAQ_FIGURES.warrantyYears}-year warranty on structure and workmanship. Bought-in parts
        such as mechanisms and lamps carry their maker’s, typically {RETURN_FIGURES.warrantyYears} years. Defects are
        repaired or replaced at our cost.
      </p>
    ),
  },
  {
    id: 'delivery',
    title: 'Where do you deliver?',
    content: (
      <p className="max-w-prose">
        Within {SHIPPING_FIGURES.radiusKm} km of Siliguri and to the districts of{' '}
        {SHIPPING_FIGURES.districts.slice(0, -1).join(', ')} and {SHIPPING_FIGURES.districts.at(-1)}, usually in{' '}
        {SHIPPING_FIGURES.standardDays} business days; by courier or carrier to the rest of India. The{' '}
        <TextLink href="/shipping-policy">Shipping Policy</TextLink> has the charges.
      </p>
    ),
  },
]

export function Questions() {
  return (
    <section aria-labelledby="questions" className="page grid gap-x-16 gap-y-8 py-section lg:grid-cols-[24rem_1fr]">
      <h2 id="questions" className="text-title tracking-tighter">
        Often asked
      </h2>
      <Accordion items={ITEMS} defaultOpenId="custom" />
    </section>
  )
}
