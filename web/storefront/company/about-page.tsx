import { story } from '#domain/company/story.ts'
import { useShop } from '#web/document/use-shop.ts'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { Picture as PictureData } from '#domain/api/catalog.ts'
import { picturesQuery } from '#web/api/catalog.ts'
import type { ShopContext } from '#web/router.tsx'
import { breadcrumbJsonLd } from '#web/storefront/listing/breadcrumb-json-ld.ts'
import { pictureSource } from '#web/storefront/listing/product-picture.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { JsonLd } from '#web/ui/page/json-ld.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'
import { CompanyFacts, Crafts } from './company-facts.tsx'
import { OurStory } from './our-story.tsx'
import { Timeline } from './timeline.tsx'
import { Values } from './values.tsx'

/** As the studio files them. */
const ABOUT_FILES: readonly string[] = ['scenes/about-workshop.webp', 'scenes/room-dining-room.webp']

export const loadAbout = ({ api, queryClient }: ShopContext) =>
  queryClient.prefetchQuery(picturesQuery(api, ABOUT_FILES))

/** For search engines and shared links. */
export const page = {
  path: '/about',
  title: 'About Us',
  description:
    'A furniture workshop in Siliguri since 1983: seven crafts, more than 300 people and timber from the Terai.',
  image: '/media/scenes/about-workshop.webp',
}

const CRUMBS = [
  { label: 'Home', href: '/' },
  { label: 'About Us', href: '/about' },
]

export function AboutPage() {
  const { api, publicUrl } = useRouteContext({ from: '__root__' })
  const { data: pictures = [] } = useQuery(picturesQuery(api, ABOUT_FILES))
  return (
    <>
      <JsonLd data={import.meta.env.SSR && breadcrumbJsonLd(publicUrl, CRUMBS)} />
      <Hero picture={pictures[0]} />
      <OurStory picture={pictures[1]} />
      <CompanyFacts />
      <Values />
      <Crafts />
      <Timeline />
      <ComeAndSee />
    </>
  )
}

function Hero({ picture }: { picture: PictureData | undefined }) {
  const shop = useShop()
  return (
    <section className="on-dark relative isolate flex min-h-[min(40rem,78svh)] items-end overflow-hidden bg-bark text-paper">
      <Picture
        picture={pictureSource(picture)}
        alt={picture?.alt || 'Our workshop in Siliguri'}
        ratio="fill"
        isPriority
        sizes="100vw"
        className="!absolute inset-0 -z-10"
      />
      <div aria-hidden className="absolute inset-0 -z-10 bg-linear-to-t from-bark via-bark/75 to-bark/20" />
      <div className="page pt-40 pb-14 lg:pb-20">
        <p className="caps mb-4 text-paper">About {shop.name}</p>
        <h1 className="max-w-4xl text-display tracking-tighter">
          Furniture from the foot of the hills, since {story.founded}
        </h1>
        <p className="mt-6 max-w-xl text-lead text-paper">
          {story.experience}, {story.employees} people, one yard in {shop.address.city}. We saw, join, weave, forge, sew
          and finish what we sell, and we mend it when it comes back.
        </p>
      </div>
    </section>
  )
}

function ComeAndSee() {
  return (
    <section className="page py-section text-center">
      <h2 className="mx-auto max-w-2xl text-title tracking-tighter">The door of the workshop is open on Saturdays</h2>
      <p className="mx-auto mt-4 max-w-xl text-lead text-muted">
        Come between ten and one, in shoes that do not mind sawdust. The showroom next door is open every day.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink href="/contact" size="lg">
          Visit us
        </ButtonLink>
        <ButtonLink href="/projects" size="lg" variant="secondary">
          See our projects
        </ButtonLink>
      </div>
    </section>
  )
}
