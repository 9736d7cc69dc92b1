import { HEADER_LINKS as HEADER, type SiteLink } from '#domain/content/navigation.ts'

export type ShellLink = { label: string; href: string }

/** Paths of the pages that belong to a place of the header besides its own. */
const SECTIONS: Record<string, readonly string[]> = {
  '/products': ['/product'],
  '/projects': ['/project'],
  '/blog': ['/blog'],
}

export const shellLink = ({ label, path }: SiteLink): ShellLink => ({ label, href: path })

export const HEADER_LINKS = HEADER.map((link) => ({ ...shellLink(link), sections: SECTIONS[link.path] ?? [] }))
