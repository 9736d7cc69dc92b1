/** Stands in a build for the router's link component (scripts/leave-out.ts), which no page uses: 2 kB on every page. */
function refuse(): never {
  throw new Error('Links of the shop are NavLink (web/ui/nav-link.tsx)')
}

export { refuse as createLink, refuse as Link, refuse as linkOptions, refuse as useLinkProps }
