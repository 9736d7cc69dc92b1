import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { NavLink } from './nav-link.tsx'
import { pageWindow } from './page-window.ts'

const ChevronLeft = drawnIcon('chevron-left')
const ChevronRight = drawnIcon('chevron-right')

type PagerProps = {
  page: number
  lastPage: number
  hrefFor: (page: number) => string
  label?: string
  className?: string
}

/** Links, so that pages can be opened in tabs, shared and crawled. Nothing when there is one page. */
export function Pager({ page, lastPage, hrefFor, label = 'Pages', className }: PagerProps) {
  if (lastPage <= 1) return null
  return (
    <nav aria-label={label} className={clsx('figures flex flex-wrap items-center justify-center gap-1.5', className)}>
      <Step href={page > 1 ? hrefFor(page - 1) : null} rel="prev">
        <ChevronLeft aria-hidden className="size-4" />
        <span className="max-sm:sr-only">Previous</span>
      </Step>
      {pageWindow(page, lastPage).map((number) => (
        <NavLink
          key={number}
          href={hrefFor(number)}
          aria-label={`Page ${number}`}
          aria-current={number === page ? 'page' : undefined}
          className={clsx(CELL, number === page ? 'bg-leaf text-paper' : 'hover:bg-linen')}
        >
          {number}
        </NavLink>
      ))}
      <Step href={page < lastPage ? hrefFor(page + 1) : null} rel="next">
        <span className="max-sm:sr-only">Next</span>
        <ChevronRight aria-hidden className="size-4" />
      </Step>
    </nav>
  )
}

const CELL =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-sm px-2 text-sm font-semibold transition-colors'

function Step({ href, rel, children }: { href: string | null; rel: 'prev' | 'next'; children: ReactNode }) {
  if (href === null) {
    return (
      <span role="link" aria-disabled="true" className={clsx(CELL, 'px-3 text-muted opacity-60')}>
        {children}
      </span>
    )
  }
  return (
    <NavLink href={href} rel={rel} className={clsx(CELL, 'px-3 hover:bg-linen')}>
      {children}
    </NavLink>
  )
}
