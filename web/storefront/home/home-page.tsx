import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { inSight } from '#web/ui/when-wanted.ts'
import { JsonLd } from '#web/ui/json-ld.tsx'
import { latePart } from '#web/ui/late-part.tsx'
import { CompanyIntro } from './company-intro.tsx'
import { HeroSlider } from './hero-slider.tsx'
import { heroPicturesQuery } from './home-queries.ts'
import { storeJsonLd } from './store-json-ld.ts'

export { loadHome, page } from './open-home.ts'

const loadShelves = async () => (await import('./home-shelves.tsx')).HomeShelves
const LateShelves = latePart({
  load: loadShelves,
  selector: '[data-part="home-shelves"]',
  when: inSight,
  served: import.meta.env.SSR && (await loadShelves()),
})

export function HomePage() {
  const { api, publicUrl } = useRouteContext({ from: '__root__' })
  const { data: heroPictures = [] } = useQuery(heroPicturesQuery(api))
  return (
    <>
      <HeroSlider pictures={heroPictures} />
      <CompanyIntro />
      <LateShelves />
      <JsonLd data={import.meta.env.SSR && storeJsonLd(publicUrl)} />
    </>
  )
}
