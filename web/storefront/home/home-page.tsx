import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { HydrationSlice } from '#web/ui/page/hydration-slice.tsx'
import { JsonLd } from '#web/ui/page/json-ld.tsx'
import { RoomPieces } from '#web/storefront/room-pieces/room-dots.tsx'
import { CompanyIntro } from './company-intro.tsx'
import { HeroSlider } from './hero-slider.tsx'
import { heroQuery } from './home-queries.ts'
import { HomeShelves } from './home-shelves.tsx'
import { storeJsonLd } from './store-json-ld.ts'

export { homePage, loadHome } from './open-home.ts'

export function HomePage() {
  const { api, publicUrl, shop } = useRouteContext({ from: '__root__' })
  const { data: slides = [] } = useQuery(heroQuery(api))
  // Of all slides together: a list that changed with them would move the page under the reader.
  const inHero = new Map(slides.flatMap(({ wide }) => wide?.spots ?? []).map((spot) => [spot.slug, spot]))
  return (
    <>
      <HeroSlider slides={slides} />
      {inHero.size > 0 && <RoomPieces title="In these rooms" spots={[...inHero.values()]} className="page pt-6" />}
      <CompanyIntro />
      <HydrationSlice>
        <HomeShelves />
      </HydrationSlice>
      <JsonLd data={import.meta.env.SSR && storeJsonLd({ publicUrl, shop })} />
    </>
  )
}
