import { listText } from '#domain/content/list-text.ts'
import { shippingFigures } from '#domain/content/policies.ts'
import type { ShownShop } from '#domain/company/shop-facts.ts'
import { notDeliveredTo } from '#domain/shipping/not-delivered-to.ts'
import { rangeText } from '#domain/shipping/range.ts'
import { useShop } from '#web/document/use-shop.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { GrievanceText } from './grievance-text.tsx'
import { PolicyPage, type PolicySection } from './policy-page.tsx'

const farZones = ({ delivery: { zones } }: ShownShop) => zones.filter(({ byVan }) => !byVan)
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

type Shown = { shop: ShownShop; F: ReturnType<typeof shippingFigures> }

const ON_THE_DAY: PolicySection[] = [
  {
    id: 'day',
    title: 'The day of delivery',
    body: (
      <ul>
        <li>We call the day before and agree on a window of three hours.</li>
        <li>
          Two people carry the pieces into the room you name, if stairs, lift and doors allow it. Please measure them
          before you order; every product’s page has its dimensions.
        </li>
        <li>We unpack, and take the packing back with us. It is cotton and cardboard, and it travels again.</li>
        <li>
          If nobody is at home we come a second time free of charge. From the third attempt on we charge the cost of the
          trip.
        </li>
      </ul>
    ),
  },
  {
    id: 'tracking',
    title: 'Following your order',
    body: (
      <p>
        When your order leaves us you get a mail with the carrier and the tracking number; both also stand under{' '}
        <TextLink href="/orders">My Orders</TextLink>. Inter-state consignments travel with an e-way bill where the law
        asks for one.
      </p>
    ),
  },
]

const AFTERWARDS: PolicySection[] = [
  {
    id: 'late',
    title: 'If we are late',
    body: (
      <p>
        We tell you as soon as we know. If the last day of the stated time has passed you may cancel free of charge and
        get back everything, shipping included.
      </p>
    ),
  },
  { id: 'complaints', title: 'Complaints', body: <GrievanceText /> },
]

const sectionsOf = ({ shop, F }: Shown): PolicySection[] => [
  {
    id: 'area',
    title: 'Where we deliver',
    body: (
      <p>
        Our own vans deliver within {F.radiusKm} km of {shop.address.city} and throughout the districts of{' '}
        {listText(F.districts)}. Further away a courier brings what weighs up to {shop.delivery.courierUpToKg} kg and a
        carrier what weighs more, all over India but not to {notDeliveredTo(shop.delivery.zones)}. Type your PIN code on
        a product’s page to see its date and cost; the same date stands at the checkout and on your order.
      </p>
    ),
  },
  {
    id: 'time',
    title: 'How long it takes',
    body: <Times shop={shop} F={F} />,
  },
  {
    id: 'charges',
    title: 'What it costs',
    body: <Charges shop={shop} F={F} />,
  },
  ...ON_THE_DAY,
  {
    id: 'damage',
    title: 'Damaged, missing or wrong',
    body: (
      <p>
        Look at the pieces while our people are there and note what you see on the delivery note; what shows later, tell
        us within 48 hours with a picture if you can. We resolve delivery issues within {F.issueHours} hours: by repair,
        by a new piece or by your money back, all at our cost. Your rights under the{' '}
        <TextLink href="/return-refund-policy">Return &amp; Refund Policy</TextLink> do not depend on that note.
      </p>
    ),
  },
  ...AFTERWARDS,
]

function Times({ shop, F }: Shown) {
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">Delivery</th>
            <th scope="col">Time from the confirmed order</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Standard</th>
            <td>{F.standardDays} business days</td>
          </tr>
          {F.expressDays && (
            <tr>
              <th scope="row">Express</th>
              <td>{F.expressDays} business days, for pieces in stock</td>
            </tr>
          )}
          <tr>
            <th scope="row">Custom orders</th>
            <td>{F.customWeeks} weeks</td>
          </tr>
        </tbody>
      </table>
      <p>
        Standard, express and custom times are for our own vans. Elsewhere the road is longer, for custom orders as much
        longer as for others:
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Where</th>
            <th scope="col">By carrier</th>
            <th scope="col">By courier</th>
          </tr>
        </thead>
        <tbody>
          {farZones(shop).map(({ name, days, courierDays }) => (
            <tr key={name}>
              <th scope="row">{capitalised(name)}</th>
              <td>{rangeText(days)} business days</td>
              <td>{courierDays && `${rangeText(courierDays)} business days`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        Business days are Monday to Saturday, without public holidays of West Bengal. In the hills, rain and landslides
        may cost a day; we call you.
      </p>
    </>
  )
}

function Charges({ shop, F }: Shown) {
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">Where</th>
            <th scope="col">Order value</th>
            <th scope="col">Charge</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row" rowSpan={2}>
              In {shop.address.city}
            </th>
            <td>{F.inSiliguri.threshold} and above</td>
            <td>{F.inSiliguri.above}</td>
          </tr>
          <tr>
            <td>below {F.inSiliguri.threshold}</td>
            <td>{F.inSiliguri.below}</td>
          </tr>
          <tr>
            <th scope="row" rowSpan={2}>
              Outside {shop.address.city}
            </th>
            <td>{F.outsideSiliguri.threshold} and above</td>
            <td>{F.outsideSiliguri.above}</td>
          </tr>
          <tr>
            <td>below {F.outsideSiliguri.threshold}</td>
            <td>{F.outsideSiliguri.below}</td>
          </tr>
        </tbody>
      </table>
      <p>
        {F.expressDays && `Express delivery adds ${F.expressExtra}. `}Installation costs {F.installation}, by size, and
        only if you ask for it.
      </p>
      <p>
        <strong>Orders in this online shop</strong> pay the {shop.address.city} charge wherever we deliver:{' '}
        {F.inSiliguri.above.toLowerCase()} from {F.inSiliguri.threshold}, {F.inSiliguri.below.toLowerCase()} below. The
        charges for outside {shop.address.city}, for express and for installation apply to orders and services that you
        arrange with us in the showroom or by phone. Charges include GST. The cart shows the whole price before you pay,
        and nothing is added after it.
      </p>
    </>
  )
}

/** For search engines and shared links. */
export const page = {
  path: '/shipping-policy',
  title: 'Shipping Policy',
  description: 'Delivery area, times and charges of our deliveries in Siliguri and the districts around it.',
}

export function ShippingPolicy() {
  const shop = useShop()
  return (
    <PolicyPage
      title={page.title}
      path={page.path}
      lead="Where our vans go, when they come, and what that costs: every figure is the one that the checkout uses."
      sections={sectionsOf({ shop, F: shippingFigures(shop.delivery) })}
    />
  )
}
