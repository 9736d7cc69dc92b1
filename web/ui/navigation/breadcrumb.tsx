import { NavLink } from './nav-link.tsx'

export type Crumb = { label: string; href?: string | undefined }

/** The last crumb is the page itself and no link. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="text-sm text-muted">
      <ol className="flex flex-wrap items-center gap-x-2">
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} className="flex min-h-8 min-w-0 items-center gap-2">
            {index > 0 && <span aria-hidden>/</span>}
            <CrumbText crumb={crumb} isLast={index === crumbs.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function CrumbText({ crumb, isLast }: { crumb: Crumb; isLast: boolean }) {
  if (isLast || !crumb.href) {
    return (
      <span aria-current={isLast ? 'page' : undefined} className="truncate text-ink">
        {crumb.label}
      </span>
    )
  }
  return (
    <NavLink href={crumb.href} className="inline-flex min-h-8 items-center hover:text-ink hover:underline">
      {crumb.label}
    </NavLink>
  )
}
