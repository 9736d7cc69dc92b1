import { CRAFTS } from '#domain/company/crafts.ts'
import { story } from '#domain/company/story.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Kicker } from '#web/ui/text/section-heading.tsx'

const FACTS = [
  { figure: String(story.founded), words: 'the year of our first chair' },
  { figure: story.experience, words: 'of furniture in one family workshop' },
  { figure: story.employees, words: 'employees under one roof in Siliguri' },
]

export function CompanyIntro() {
  return (
    <section aria-labelledby="intro-title" className="bg-linen">
      <div className="page grid gap-10 py-section lg:grid-cols-12 lg:gap-16">
        <div className="lg:col-span-6">
          <Kicker>Our workshop</Kicker>
          <h2 id="intro-title" className="text-title tracking-tighter">
            Furniture made since {story.founded}, by people who sign their work
          </h2>
          <p className="mt-5 text-lead text-muted">
            We cut, weave, weld, stitch and finish everything ourselves, between the sal forests of the Terai and the
            first hills of Darjeeling. What leaves the yard is meant to outlive the house it goes to.
          </p>
          <ButtonLink href="/about" size="lg" variant="secondary" className="caps mt-8">
            DISCOVER OUR STORY
          </ButtonLink>
        </div>
        <div className="lg:col-span-6 lg:pt-3">
          <dl className="grid grid-cols-3 gap-4 border-b border-sand pb-8">
            {FACTS.map(({ figure, words }) => (
              <div key={figure} className="flex flex-col-reverse justify-end">
                <dt className="mt-1 text-sm text-muted">{words}</dt>
                <dd className="font-serif text-heading whitespace-nowrap">{figure}</dd>
              </div>
            ))}
          </dl>
          <h3 className="caps mt-8 mb-4 font-sans text-brass-deep">Seven crafts in one yard</h3>
          <ul className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
            {CRAFTS.map((craft) => (
              <li key={craft} className="border-l-2 border-brass pl-3 text-[0.9375rem]">
                {craft}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
