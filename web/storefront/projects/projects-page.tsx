import { useQuery } from '@tanstack/react-query'
import { useRouteContext, useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import {
  DEFAULT_PROJECT_FILTER,
  filterProjects,
  NO_PROJECTS_TEXT,
  type ProjectFilter,
} from '#domain/content/projects.ts'
import { parseProjectFilter, projectFilterText } from '#domain/content/project-filter-text.ts'
import type { ShopContext } from '#web/router.tsx'
import { breadcrumbJsonLd } from '#web/storefront/listing/breadcrumb-json-ld.ts'
import { Button } from '#web/ui/action/button.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { EmptyState } from '#web/ui/message/empty-state.tsx'
import { JsonLd } from '#web/ui/page/json-ld.tsx'
import { SectionHeading } from '#web/ui/text/section-heading.tsx'
import { ProjectCard } from './project-card.tsx'
import { ProjectFilters } from './project-filters.tsx'
import { projectListQuery } from './project-queries.ts'

const SearchX = drawnIcon('search-x')

export async function loadProjects({ api, queryClient }: ShopContext): Promise<void> {
  await queryClient.ensureQueryData(projectListQuery(api))
}

/** For search engines and shared links. */
export const page = {
  path: '/projects',
  title: 'Our Projects',
  description:
    'Hotels and resorts that we have furnished in Darjeeling, Bhutan and Siliguri, told from the workshop’s side.',
  image: '/media/scenes/project-darjeeling-resort-1.webp',
}

const CRUMBS = [
  { label: 'Home', href: '/' },
  { label: 'Our Projects', href: '/projects' },
]

export function ProjectsPage() {
  const { api, publicUrl } = useRouteContext({ from: '__root__' })
  const { data: projects = [] } = useQuery(projectListQuery(api))
  const [filter, setFilter] = useProjectFilter()
  const found = filterProjects(projects, filter)
  return (
    <div className="page pt-10 pb-section lg:pt-14">
      <JsonLd data={import.meta.env.SSR && breadcrumbJsonLd(publicUrl, CRUMBS)} />
      <SectionHeading
        level={1}
        kicker="Made for clients"
        title="Our Projects"
        lead="Whole houses, furnished from one workshop: what was asked, what the place demanded, and what we would do again."
      />
      <ProjectFilters filter={filter} onChange={(change) => setFilter({ ...filter, ...change })} />
      <p role="status" className="mt-5 text-sm text-muted">
        {found.length === 1 ? '1 project' : `${found.length} projects`}
      </p>
      {found.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title={NO_PROJECTS_TEXT}
          actions={
            <Button variant="secondary" onClick={() => setFilter(DEFAULT_PROJECT_FILTER)}>
              Clear filters
            </Button>
          }
        />
      ) : (
        <ul className="mt-6 grid gap-x-7 gap-y-14 md:grid-cols-2">
          {found.map((project, at) => (
            <li key={project.slug} className="md:first:col-span-2">
              <ProjectCard project={project} isFirst={at === 0} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Kept in the address, so that Back, reload and sharing work; shown at once, whatever the router still has to do. */
function useProjectFilter() {
  const router = useRouter()
  const inAddress = parseProjectFilter(useSearch({ from: '/storefront/projects' }))
  const text = projectFilterText(inAddress)
  const [opened, setOpened] = useState(text)
  const [filter, setFilter] = useState(inAddress)
  if (text !== opened) {
    setOpened(text)
    // While somebody types, addresses arrive that are already old.
    const latest = projectFilterText(parseProjectFilter(router.state.location.search))
    if (text === latest) setFilter(inAddress)
  }
  const change = (next: ProjectFilter) => {
    setFilter(next)
    void router.navigate({ href: `/projects${projectFilterText(next)}`, replace: true, resetScroll: false })
  }
  return [filter, change] as const
}
