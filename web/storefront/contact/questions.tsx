import { listText } from '#domain/content/list-text.ts'
import { FAQ_FIGURES, RETURN_FIGURES, shippingFigures } from '#domain/content/policies.ts'
import { useShop } from '#web/document/use-shop.ts'
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
    content: <DeliveryArea />,
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

function DeliveryArea() {
  const shop = useShop()
  const { radiusKm, districts, standardDays } = shippingFigures(shop.delivery)
  return (
    <p className="max-w-prose">
      Within {radiusKm} km of {shop.address.city} and to the districts of {listText(districts)}, usually in{' '}
      {standardDays} business days; by courier or carrier to the rest of India. The{' '}
      <TextLink href="/shipping-policy">Shipping Policy</TextLink> has the charges.
    </p>
  )
}
