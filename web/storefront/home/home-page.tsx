import { useRouteContext } from '@tanstack/react-router'
import { featuredQuery, roomsQuery } from '#web/api/catalog.ts'
import { useQuery } from '#web/data/use-query.ts'
import { JsonLd } from '#web/ui/json-ld.tsx'
import { CompanyIntro } from './company-intro.tsx'
import { FeaturedProducts } from './featured-products.tsx'
import { HeroSlider } from './hero-slider.tsx'
import { HomeProjects } from './home-projects.tsx'
import { heroPicturesQuery, homeProjectsQuery, projectPicturesQuery } from './home-queries.ts'
import { HomeRooms } from './home-rooms.tsx'
import { storeJsonLd } from './store-json-ld.ts'

/** What is above the fold may fail the page; what is below it may not. */
export function HomePage() {
  const { api, publicUrl } = useRouteContext({ from: '__root__' })
  const { data: heroPictures = [] } = useQuery(heroPicturesQuery(api))
  const { data: rooms = [] } = useQuery(roomsQuery(api))
  const { data: projects = [] } = useQuery(homeProjectsQuery())
  const { data: projectPictures = [] } = useQuery({
    ...projectPicturesQuery(api, projects),
    enabled: projects.length > 0,
  })
  const featured = useQuery(featuredQuery(api))
  return (
    <>
      <HeroSlider pictures={heroPictures} />
      <CompanyIntro />
      <HomeRooms rooms={rooms} />
      <FeaturedProducts featured={featured} />
      <HomeProjects projects={projects} pictures={projectPictures} />
      <JsonLd data={storeJsonLd(publicUrl)} />
    </>
  )
}
