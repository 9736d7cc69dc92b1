import { addressLine } from '#domain/company/address-line.ts'
import { useShop } from '#web/document/use-shop.ts'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { filterSiteMap, SITE_MAP, type SiteMapGroup } from '#domain/content/site-map.ts'
import { roomsQuery } from '#web/api/catalog.ts'
import { articlesQuery } from '#web/api/content.ts'
import { useApi } from '#web/api/use-api.ts'
import type { ShopContext } from '#web/router.tsx'
import { projectListQuery } from '#web/storefront/projects/project-queries.ts'
import { Button } from '#web/ui/action/button.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { NavLink } from '#web/ui/navigation/nav-link.tsx'
import { SectionHeading } from '#web/ui/text/section-heading.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { TextLink, textLinkClass } from '#web/ui/action/text-link.tsx'

const Search = drawnIcon('search')

/** For search engines and shared links. */
export const page = {
  path: '/sitemap',
  title: 'Site Map',
  description: 'Every page of the shop in eight groups, with a search that filters as you type.',
}

/** In the browser the fixed links show at once and the rest joins them. */
export async function loadSiteMap({ api, queryClient }: ShopContext): Promise<void> {
  const asked = [
    queryClient.prefetchQuery(roomsQuery(api)),
    queryClient.prefetchQuery(projectListQuery(api)),
    queryClient.prefetchQuery(articlesQuery(api, '')),
  ]
  if (import.meta.env.SSR) await Promise.all(asked)
}

export function SiteMapPage() {
  const [typed, setTyped] = useState('')
  const groups = filterSiteMap(useGroups(), typed)
  return (
    <div className="page pt-10 pb-section lg:pt-14">
      <SectionHeading level={1} title="Site Map" lead="Every room of this house, with its door." />
      <SiteSearch typed={typed} onType={setTyped} hasLinks={groups.length > 0} />
      {groups.length === 0 && (
        <p className="mt-10 text-lg">
          No page is called “{typed.trim()}”.{' '}
          <TextLink href={productSearch(typed)}>Search the products for it</TextLink>
        </p>
      )}
      <div className="mt-10 grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
        {groups.map((group) => (
          <Group key={group.title} group={group} />
        ))}
      </div>
      <ContactBlock />
    </div>
  )
}

/** The fixed groups, joined by what the shop holds today. */
function useGroups(): SiteMapGroup[] {
  const api = useApi()
  const { data: rooms = [] } = useQuery(roomsQuery(api))
  const { data: projects = [] } = useQuery(projectListQuery(api))
  const { data: articles } = useQuery(articlesQuery(api, ''))
  const more: Record<string, SiteMapGroup['links']> = {
    Products: rooms.map(({ id, name }) => ({ label: name, path: `/products?room_id=${id}` })),
    Projects: projects.map(({ name, slug }) => ({ label: name, path: `/project/${slug}` })),
    'Blog & Resources': (articles?.isDemo ? [] : (articles?.data ?? [])).map(({ title, slug }) => ({
      label: title,
      path: `/blog/${slug}`,
    })),
  }
  return SITE_MAP.map((group) => ({ ...group, links: [...group.links, ...(more[group.title] ?? [])] }))
}

const productSearch = (typed: string) => `/products?search=${encodeURIComponent(typed.trim())}`

type SiteSearchProps = { typed: string; onType: (text: string) => void; hasLinks: boolean }

/** Filters as you type; the button or Enter looks among the products when no page fits. */
function SiteSearch({ typed, onType, hasLinks }: SiteSearchProps) {
  const router = useRouter()
  const search = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() !== '' && !hasLinks) void router.navigate({ href: productSearch(typed) })
  }
  return (
    <search>
      <form action="/products" method="get" onSubmit={search} className="mt-8 flex max-w-xl items-end gap-3">
        <TextInput
          className="grow"
          label="Find a page"
          type="search"
          name="search"
          autoComplete="off"
          maxLength={100}
          value={typed}
          onChange={({ target }) => onType(target.value)}
        />
        <Button type="submit" icon={<Search aria-hidden className="size-4" />}>
          Search
        </Button>
      </form>
    </search>
  )
}

function Group({ group }: { group: SiteMapGroup }) {
  return (
    <section>
      <h2 className="border-b border-sand pb-3 text-subheading">{group.title}</h2>
      <ul className="mt-3">
        {group.links.map(({ label, path }) => (
          <li key={label}>
            <NavLink
              href={path}
              className="inline-flex min-h-9 items-center py-1 hover:text-terracotta hover:underline"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ContactBlock() {
  const shop = useShop()
  return (
    <section aria-labelledby="site-map-contact" className="mt-16 rounded-md bg-linen p-7 sm:p-10">
      <h2 id="site-map-contact" className="text-heading">
        Did not find it?
      </h2>
      <p className="mt-3 max-w-prose">
        Call{' '}
        <a href={`tel:${shop.phone}`} className={textLinkClass}>
          {shop.phoneText}
        </a>{' '}
        ({shop.phoneHoursText}), write to{' '}
        <a href={`mailto:${shop.email}`} className={textLinkClass}>
          {shop.email}
        </a>
        , or come by: {addressLine(shop)}, {shop.showroomHoursText.join(', ')}.
      </p>
    </section>
  )
}
