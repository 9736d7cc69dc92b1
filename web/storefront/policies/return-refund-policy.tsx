import { FAQ_FIGURES, RETURN_FIGURES as F } from '#domain/content/policies.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { GrievanceText } from './grievance-text.tsx'
import { ShopEmail } from './fact.tsx'
import { PolicyPage, type PolicySection } from './policy-page.tsx'
import { RefundTimes } from './refund-times.tsx'

const SECTIONS: PolicySection[] = [
  {
    id: 'window',
    title: 'How long you have',
    body: (
      <p>
        You may return a piece within {F.windowDays} days of its delivery. It should be unused, complete and in its
        original packing, or in packing as good. To try a chair is not to use it; to move in is.
      </p>
    ),
  },
  {
    id: 'defective',
    title: 'Defective, damaged, wrong or late',
    body: (
      <>
        <p>
          We always take back and refund in full, including the shipping you paid, what is defective, damaged on
          arrival, deficient, spurious, not what you ordered, not as described, or late. Custom pieces, mattresses and
          clearance items are no exception. Collection is free. You choose between repair, replacement and refund.
        </p>
        <p>Tell us within {F.windowDays} days of delivery; for defects that show later, the warranty below applies.</p>
      </>
    ),
  },
  {
    id: 'not',
    title: 'What cannot be returned for a change of mind',
    body: (
      <ul>
        {F.nonReturnable.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    ),
  },
  {
    id: 'how',
    title: 'How to return',
    body: (
      <ol>
        <li>
          Open the order under <TextLink href="/orders">My Orders</TextLink> and ask for a return, or write to{' '}
          <ShopEmail /> with the order number.
        </li>
        <li>We answer within {F.answerHours} hours, and agree on a day on which our van collects the piece.</li>
        <li>We look at it within two business days of its arrival and tell you what we found.</li>
        <li>The refund leaves us, and you get a mail and a credit note.</li>
      </ol>
    ),
  },
  {
    id: 'cost',
    title: 'What a change of mind costs',
    body: (
      <ul>
        <li>A partial refund applies: {F.restockingFee} of the price is kept as a restocking fee.</li>
        <li>
          Return shipping is {F.returnShipping}, by size. It is free for defective goods and when the error is ours.
        </li>
        <li>You see both amounts before you confirm the return.</li>
      </ul>
    ),
  },
  {
    id: 'refund',
    title: 'When the money comes',
    body: (
      <>
        <p>
          Refunds are processed in {F.refundDays} business days after we have checked the return, to the method you paid
          with:
        </p>
        <RefundTimes figures={F} />
        <p>
          This online shop takes online payments only; the last line is for orders from the showroom. GST that was
          charged is credited with the refund.
        </p>
      </>
    ),
  },
  {
    id: 'exchange',
    title: 'Exchange',
    body: (
      <p>
        Within the same {F.windowDays} days you may exchange a piece for another. You pay or receive the difference in
        price; return shipping is charged as above, the restocking fee is not.
      </p>
    ),
  },
  {
    id: 'warranty',
    title: 'Warranty',
    body: (
      <p>
        Each product’s page states its warranty: typically {F.warrantyYears} years on bought-in parts such as
        mechanisms, lamps and fabrics, and {FAQ_FIGURES.warrantyYears} years on structure and workmanship of our own
        furniture. It covers defects of material and making, not wear, water left standing, or repairs by others. Within
        it we repair or replace at our cost, collection included.
      </p>
    ),
  },
  { id: 'complaints', title: 'Complaints', body: <GrievanceText /> },
]

/** For search engines and shared links. */
export const page = {
  path: '/return-refund-policy',
  title: 'Return & Refund Policy',
  description: 'How to return a piece within 7 days, what it costs, and when the refund reaches you.',
}

export function ReturnRefundPolicy() {
  return (
    <PolicyPage
      title={page.title}
      path={page.path}
      lead="If a piece is not right, it comes back. If it is right but not for you, that works too, within a week."
      sections={SECTIONS}
      hasContact
    />
  )
}
