import { useRouter, useRouterState } from '@tanstack/react-router'
import { type AnchorHTMLAttributes, type MouseEvent, type Ref, useRef } from 'react'

export type NavLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  href: string
  /** Fetch code and data of the page when the pointer, finger or focus arrives. */
  preload?: boolean
  /** Fade to the next page; a picture marked data-travels in the same data-card moves to the page's own (class travels). */
  viewTransition?: boolean
  replace?: boolean
  /** A filter or a pager may keep the scroll position. */
  keepScroll?: boolean
  ref?: Ref<HTMLAnchorElement>
}

/** Marked while its own page is open, and also while a page below one of `currentFor` is. */
export function PlaceLink({ currentFor, ...props }: NavLinkProps & { currentFor: readonly string[] }) {
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  return <NavLink {...props} aria-current={currentMark(pathname, props.href, currentFor)} />
}

/** A real link first: it works before hydration and with modified clicks; inside the shop it does not reload the page. */
export function NavLink({
  href,
  preload = true,
  viewTransition = false,
  replace = false,
  keepScroll = false,
  onClick,
  ...rest
}: NavLinkProps) {
  const router = useRouter({ warn: false })
  const isInside = isInsidePath(href) && !rest.target && rest.download === undefined

  function navigate(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!router || !isInside || !isPlainClick(event)) return
    event.preventDefault()
    if (viewTransition) sendPictureAhead(event.currentTarget)
    void router.navigate({ href, replace, viewTransition, resetScroll: !keepScroll })
  }

  const warming = useWarming(() => {
    if (!router || !isInside || !preload) return
    // The router reads an href here as it does in navigate(); only its published type leaves it out.
    const target = { href } as unknown as Parameters<typeof router.preloadRoute>[0]
    void router.preloadRoute(target).catch(() => undefined)
  })

  return (
    <a {...warming} {...rest} href={href} onClick={navigate}>
      {rest.children}
    </a>
  )
}

const LINGER_MS = 60

/** A pointer that only passes over a grid of links fetches nothing; one that stays, or a finger, does. */
function useWarming(warm: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const start = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(warm, LINGER_MS)
  }
  const stop = () => clearTimeout(timer.current)
  return { onPointerEnter: start, onPointerLeave: stop, onFocus: start, onBlur: stop, onTouchStart: warm }
}

/** A name must be unique on the page, so only the picture of the card that was chosen gets it. */
function sendPictureAhead(link: HTMLElement) {
  const picture = (link.closest('[data-card]') ?? link).querySelector<HTMLElement>('[data-travels]')
  picture?.style.setProperty('view-transition-name', 'travelling-picture')
}

export function isInsidePath(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/api/')
}

/** "page" for the page itself, "true" for the part of the shop that the open page belongs to. */
export function currentMark(pathname: string, href: string, sections: readonly string[]): 'page' | 'true' | undefined {
  if (pathname === href.split(/[?#]/)[0]) return 'page'
  return sections.some((section) => pathname.startsWith(`${section}/`)) ? 'true' : undefined
}

function isPlainClick(event: MouseEvent): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button === 0 && !isModified && !event.defaultPrevented
}
