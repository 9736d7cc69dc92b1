import { CANCELLATION_FIGURES as F } from '#domain/content/policies.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { GrievanceText } from './grievance-text.tsx'
import { Fact, ShopEmail, ShopPhone } from './fact.tsx'
import { PolicyPage, type PolicySection } from './policy-page.tsx'
import { RefundTimes } from './refund-times.tsx'

const SECTIONS: PolicySection[] = [
  {
    id: 'when',
    title: 'When you can cancel, and what it costs',
    body: (
      <>
        <table>
          <thead>
            <tr>
              <th scope="col">Time since the order</th>
              <th scope="col">Charge</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Within {F.freeHours} hours</th>
              <td>Free</td>
            </tr>
            <tr>
              <th scope="row">
                From {F.freeHours} to {F.lastHours} hours
              </th>
              <td>{F.processingFee} processing fee</td>
            </tr>
            <tr>
              <th scope="row">Custom orders in production, up to {F.lastHours} hours</th>
              <td>{F.customFee} of the price, for material that is already cut</td>
            </tr>
            <tr>
              <th scope="row">After {F.lastHours} hours, or once shipped</th>
              <td>
                Cannot be cancelled; see the{' '}
                <TextLink href="/return-refund-policy">Return &amp; Refund Policy</TextLink>
              </td>
            </tr>
          </tbody>
        </table>
        <p>An order that has not been paid for costs nothing to cancel. It also ends by itself.</p>
      </>
    ),
  },
  {
    id: 'how',
    title: 'How to cancel',
    body: (
      <ol>
        <li>
          Open the order under <TextLink href="/orders">My Orders</TextLink> and press Cancel. The fee and the refund
          are shown before you confirm, reckoned to the minute.
        </li>
        <li>
          Or write to <ShopEmail /> with the order number. Replies take {F.emailReplyHours} hours; the moment at which
          your mail arrived counts.
        </li>
        <li>
          Or call <ShopPhone />, <Fact>{(shop) => shop.phoneHoursText}</Fact>.
        </li>
      </ol>
    ),
  },
  {
    id: 'refund',
    title: 'When the money comes',
    body: (
      <>
        <RefundTimes figures={F} />
        <p>
          The refund is ordered at the moment of cancelling and goes back to the method you paid with. You get a mail.
        </p>
      </>
    ),
  },
  {
    id: 'ours',
    title: 'If we cancel',
    body: (
      <p>
        It happens rarely: a piece is damaged in the store, or an address cannot be reached. Then you get back
        everything you paid, at once. A charge for cancelling is lawful only if it binds both sides (Consumer Protection
        (E-Commerce) Rules, 2020). So if we cancel at a time at which your cancelling would have cost a fee, we pay you
        that same amount on top.
      </p>
    ),
  },
  {
    id: 'parts',
    title: 'Parts of an order',
    body: (
      <p>
        An order is cancelled as a whole. To drop one piece of several, write or call: we cancel it by hand under the
        same terms, and the shipping charge is reckoned anew only if that is better for you.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changing instead of cancelling',
    body: <p>The address and the notes of an order can be changed in your account until it ships, free of charge.</p>,
  },
  { id: 'complaints', title: 'Complaints', body: <GrievanceText /> },
]

/** For search engines and shared links. */
export const page = {
  path: '/cancellation-policy',
  title: 'Cancellation Policy',
  description: 'Cancel free within 2 hours; what a later cancellation costs, and when the money comes back.',
}

export function CancellationPolicy() {
  return (
    <PolicyPage
      title={page.title}
      path={page.path}
      lead="Two hours to think it over, free of charge. After that the saw may already be running."
      sections={SECTIONS}
      hasContact
    />
  )
}
