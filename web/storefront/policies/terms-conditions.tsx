import { addressLine } from '#domain/company/address-line.ts'
import { story } from '#domain/company/story.ts'
import { DISCLAIMER_FACTS, TERMS_FIGURES } from '#domain/content/policies.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { GrievanceText } from './grievance-text.tsx'
import { Fact, ShopEmail, ShopPhone } from './fact.tsx'
import { PolicyPage, type PolicySection } from './policy-page.tsx'

const SECTIONS: PolicySection[] = [
  {
    id: 'seller',
    title: 'Who we are',
    body: (
      <p>
        This shop is run by <Fact>{(shop) => shop.legalName}</Fact>, makers of furniture since {TERMS_FIGURES.foundedIn}
        . Registered and principal office: <Fact>{(shop) => addressLine(shop)}</Fact>. GSTIN{' '}
        <Fact>{(shop) => shop.gstin}</Fact>. Customer care: <ShopEmail />, <ShopPhone /> (
        <Fact>{(shop) => shop.phoneHoursText}</Fact>). We sell our own stock: we are an inventory e-commerce entity
        within the meaning of the Consumer Protection (E-Commerce) Rules, 2020.
      </p>
    ),
  },
  {
    id: 'scope',
    title: 'What these terms cover',
    body: (
      <p>
        They apply to every use of this site and to every order placed on it, together with the{' '}
        <TextLink href="/shipping-policy">Shipping Policy</TextLink>, the{' '}
        <TextLink href="/return-refund-policy">Return &amp; Refund Policy</TextLink>, the{' '}
        <TextLink href="/cancellation-policy">Cancellation Policy</TextLink>, the{' '}
        <TextLink href="/privacy-policy">Privacy Policy</TextLink> and the{' '}
        <TextLink href="/disclaimer">Disclaimer</TextLink>. An order stays under the terms of the day on which it was
        placed.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <p>
        To order you must be 18 or older and able to contract under the Indian Contract Act, 1872. Keep your password to
        yourself and tell us if somebody else may know it. You may delete your account at any time. We may close an
        account that is used for fraud or against the law, after telling you why.
      </p>
    ),
  },
  {
    id: 'products',
    title: 'Our products',
    body: (
      <>
        <p>
          Measures, materials, country of origin ({story.countryOfOrigin}), and the particulars that the Legal Metrology
          (Packaged Commodities) Rules, 2011 ask for stand on each product’s page. One piece is one unit (1 N) unless
          the page says otherwise.
        </p>
        <p>
          Timber, cane and wool are natural: grain and shade differ from piece to piece and from the picture, and
          dimensions may differ by up to 10 mm. That is no defect. What differs in kind, quality or function is.
        </p>
      </>
    ),
  },
  {
    id: 'prices',
    title: 'Prices',
    body: (
      <p>
        Prices are in Indian rupees ({TERMS_FIGURES.currency}) and include all taxes: GST of {TERMS_FIGURES.gst} is
        inside the price, and the checkout shows it apart. Shipping is shown in the cart before you pay. The total at
        checkout is the single and whole price; nothing is added after it. No product costs more than its maximum retail
        price. If a price is plainly a mistake we tell you before dispatch, and you choose between the right price and
        your money back.
      </p>
    ),
  },
  {
    id: 'order',
    title: 'How a contract is made',
    body: (
      <p>
        The shop window is an invitation; your order is the offer. When you press “Pay with Razorpay” we set the pieces
        aside for you. The contract is made when your payment has reached us and the page says “Order Confirmed!”; you
        also get a mail. If the pieces are gone by the time a late payment arrives, it is returned in full and without
        your asking.
      </p>
    ),
  },
  {
    id: 'payment',
    title: 'Payment and its safety',
    body: (
      <>
        <p>
          We take cards, UPI, net banking, wallets and EMI through Razorpay Software Private Limited, a payment
          aggregator authorised by the Reserve Bank of India. Cash on delivery is not offered in this shop. Payment
          details are typed into Razorpay’s own window, encrypted and under PCI DSS; they never pass through our
          systems.
        </p>
        <p>
          A payment that left your account without an order is found and settled by us within minutes, or returned by
          your bank. To dispute a payment (charge-back) you may turn to your bank or card issuer; please write to us
          too, since we can often refund faster. Razorpay’s support: razorpay.com/support.
        </p>
      </>
    ),
  },
  {
    id: 'delivery',
    title: 'Delivery, risk and title',
    body: (
      <p>
        Where, when and for how much we deliver stands in the{' '}
        <TextLink href="/shipping-policy">Shipping Policy</TextLink>. Risk passes to you when the goods are handed to
        you or to the person you named. Title passes with full payment and delivery.
      </p>
    ),
  },
  {
    id: 'changes-of-mind',
    title: 'Cancelling and returning',
    body: (
      <p>
        The <TextLink href="/cancellation-policy">Cancellation Policy</TextLink> and the{' '}
        <TextLink href="/return-refund-policy">Return &amp; Refund Policy</TextLink> apply. We never refuse to take back
        or to refund goods that are defective, deficient, wrong, spurious, not as described, or delivered later than
        promised. A charge for cancelling binds both sides: if we cancel, we owe you the same.
      </p>
    ),
  },
  {
    id: 'reviews',
    title: 'Reviews and messages',
    body: (
      <p>
        Reviews come from people who bought and received the product. Neither we nor anybody we pay writes them. We hide
        a review only if it is unlawful, insulting, or gives away somebody’s personal data. You keep the rights in what
        you write and allow us to show it with the product.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Texts, pictures and designs',
    body: (
      <p>
        Texts, pictures, drawings and designs on this site belong to us or are used by permission, under the Copyright
        Act, 1957, the Designs Act, 2000 and the Trade Marks Act, 1999. You may share links and print for yourself;
        anything further needs our written word.
      </p>
    ),
  },
  {
    id: 'use',
    title: 'Fair use of the site',
    body: (
      <p>
        Do not break in, overload, copy wholesale, order in another person’s name, or use the site for anything that
        Indian law forbids, the Information Technology Act, 2000 included.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    body: (
      <p>
        We are liable without limit for intent, gross negligence, injury to life and health, and under the product
        liability provisions of the Consumer Protection Act, 2019. Otherwise our liability for an order is limited to
        its price, and to damage that could be foreseen. Your rights as a consumer remain untouched.
      </p>
    ),
  },
  {
    id: 'force',
    title: 'What nobody controls',
    body: (
      <p>
        Landslides, floods, closed roads, strikes and orders of authorities may delay us. We tell you at once. If the
        delay exceeds 30 days, either side may end the contract and you get back everything you paid.
      </p>
    ),
  },
  { id: 'grievance', title: 'Complaints', body: <GrievanceText /> },
  {
    id: 'law',
    title: 'Law and courts',
    body: (
      <p>
        These terms are governed by {DISCLAIMER_FACTS.law}, and the {DISCLAIMER_FACTS.courts} have jurisdiction, without
        prejudice to your right to turn to the Consumer Commission where you live. If a clause is void, the rest stands.
      </p>
    ),
  },
]

/** For search engines and shared links. */
export const page = {
  path: '/terms-conditions',
  title: 'Terms & Conditions',
  description: 'The terms of ordering from us: prices with GST, payment, delivery, warranty, complaints and law.',
}

export function TermsConditions() {
  return (
    <PolicyPage
      title={page.title}
      path={page.path}
      lead="What you may expect of us when you order, and what we expect of you. No clause hides in small print."
      sections={SECTIONS}
    />
  )
}
