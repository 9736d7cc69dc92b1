import { story } from '#domain/company/story.ts'
import type { Picture as PictureData } from '#domain/api/catalog.ts'
import { pictureSource } from '#web/storefront/listing/product-picture.ts'
import { Button } from '#web/ui/action/button.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'
import { Kicker } from '#web/ui/text/section-heading.tsx'

const ArrowDown = drawnIcon('arrow-down')

export function OurStory({ picture }: { picture: PictureData | undefined }) {
  return (
    <section
      aria-labelledby="our-story"
      className="page grid items-center gap-x-16 gap-y-12 py-section lg:grid-cols-[1fr_26rem]"
    >
      <div className="max-w-prose">
        <Kicker>Since {story.founded}</Kicker>
        <h2 id="our-story" className="text-title tracking-tighter">
          Our Story
        </h2>
        <div className="mt-6 space-y-5 text-lg">
          <p className="font-serif text-xl leading-relaxed text-bark lg:text-2xl lg:leading-relaxed">
            It began with a chair nobody could buy. In {story.founded} our founder drew the curve of a bench in the
            Bagdogra waiting room on a piece of plywood, rented a tin shed behind Hill Cart Road and made six chairs of
            sal from the Terai.
          </p>
          <p>
            Four were sold to a tea garden, one to a doctor, and one stayed in the shed, because somebody had to sit.
            The plywood still hangs on its nail above a bench. It has been corrected twice in forty-two years, and every
            dining chair that leaves us is cut along it.
          </p>
          <p>
            The shed became a yard, and the yard grew by one craft at a time, always for the same reason: something we
            needed was not made well enough nearby. So we learned to kiln timber for a town that is dry in March and
            dripping in July. We learned cane from weavers who had come down from the hills, and brass from a family
            that had made lamps for the railway. Today {story.employees} people work here, and several of them are the
            children of people who worked here before.
          </p>
          <p>
            We are not a large company, and we have stopped wanting to be. We want the next chair to be as good as the
            one that stayed in the shed.
          </p>
        </div>
        <Button
          size="lg"
          variant="secondary"
          className="mt-9"
          icon={<ArrowDown aria-hidden className="size-4.5" />}
          onClick={scrollToHeritage}
        >
          Explore Our Heritage
        </Button>
      </div>
      <Picture
        picture={pictureSource(picture)}
        alt={picture?.alt || 'A dining room with our table and chairs'}
        ratio="4/5"
        sizes="(min-width: 64rem) 26rem, 100vw"
        className="rounded-sm max-lg:hidden"
      />
    </section>
  )
}

/** The heading also takes the focus, so that a keyboard reads on from there. */
function scrollToHeritage() {
  const heading = document.getElementById('heritage')
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  heading?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' })
  heading?.focus({ preventScroll: true })
}
