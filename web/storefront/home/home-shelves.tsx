import { useQuery } from '@tanstack/react-query'
import { featuredQuery, roomsQuery } from '#web/api/catalog.ts'
import { useApi } from '#web/api/use-api.ts'
import { featuredProjectsQuery } from '#web/storefront/projects/project-queries.ts'
import { FeaturedProducts } from './featured-products.tsx'
import { HomeProjects } from './home-projects.tsx'
import { HomeRooms } from './home-rooms.tsx'

/** What is below the fold may fail without failing the page. */
export function HomeShelves() {
  const api = useApi()
  const { data: rooms = [] } = useQuery(roomsQuery(api))
  const { data: projects = [] } = useQuery(featuredProjectsQuery(api))
  const featured = useQuery(featuredQuery(api))
  return (
    <>
      <HomeRooms rooms={rooms} />
      <FeaturedProducts featured={featured} />
      <HomeProjects projects={projects} />
    </>
  )
}
