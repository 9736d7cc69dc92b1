import { DISCLAIMER_FACTS, RETURN_FIGURES } from '#domain/content/policies.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Fact } from './fact.tsx'
import { PolicyPage, type PolicySection } from './policy-page.tsx'

const SECTIONS: PolicySection[] = [
  {
    id: 'information',
    title: 'Information on this site',
    body: (
      <p>
        We write with care and correct what we find wrong. Texts about timber, care and rooms are general advice from
        our experience; they cannot know your house. For anything that bears weight or carries current, ask a person who
        has seen it.
      </p>
    ),
  },
  {
    id: 'pictures',
    title: 'Pictures, colours and natural materials',
    body: (
      <p>
        Pictures show our pieces as truly as a screen allows. Colours differ between screens, and grain, shade and weave
        differ between pieces. Accessories in a picture are not part of the offer unless the text names them. If a piece
        is not as described, the <TextLink href="/return-refund-policy">Return &amp; Refund Policy</TextLink> gives you{' '}
        {RETURN_FIGURES.windowDays} days, at our cost.
      </p>
    ),
  },
  {
    id: 'availability',
    title: 'Stock, prices and the site itself',
    body: (
      <p>
        “Only a few left” is the true count of our store. Stock and prices may change until your order is confirmed. We
        keep the site open day and night but cannot promise that it never rests; an outage is no reason for you to lose
        a payment or an order.
      </p>
    ),
  },
  {
    id: 'projects',
    title: 'Projects and articles',
    body: (
      <p>
        Projects are shown with the consent of their owners. Names of other companies belong to them and are used only
        to say what is meant. Opinions in The Design Talk are those of their authors.
      </p>
    ),
  },
  {
    id: 'links',
    title: 'Links to others',
    body: (
      <p>
        Links lead to maps, social networks, the payment provider and others. What happens there is their
        responsibility; their terms and privacy notices apply. Tell us of a link that leads somewhere it should not.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    body: (
      <p>
        For use of the site free of charge we are liable for intent and gross negligence. For orders the{' '}
        <TextLink href="/terms-conditions">Terms &amp; Conditions</TextLink> apply. Nothing here limits what the
        Consumer Protection Act, 2019 gives you.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Governing law',
    body: (
      <p>
        This site and its use are governed by {DISCLAIMER_FACTS.law}. Disputes belong before the{' '}
        {DISCLAIMER_FACTS.courts}, without prejudice to the Consumer Commission of the place where you live. The site is
        run from <Fact>{(shop) => shop.address.city}</Fact>, <Fact>{(shop) => shop.address.state}</Fact>.
      </p>
    ),
  },
]

/** For search engines and shared links. */
export const page = {
  path: '/disclaimer',
  title: 'Disclaimer',
  description: 'What the information on this site can promise, and the law that governs it.',
}

export function Disclaimer() {
  return (
    <PolicyPage
      title={page.title}
      path={page.path}
      lead="What this site can promise, and what only the piece in your room can."
      sections={SECTIONS}
      hasContact
    />
  )
}
