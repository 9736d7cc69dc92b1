import type { Permission } from '#domain/accounts/permissions.ts'
import { SECTION_TITLES, SECTION_WORDS, SETTING_PARTS } from '#domain/company/setting-parts.ts'
import { AREAS } from '#web/backoffice/frame/areas.ts'

type Screen = {
  title: string
  detail: string
  href: string
  needs: Permission
  /** Other words for it. */
  words?: string
}

/** Screens below those of the side bar that somebody looks for by name. */
const BELOW: readonly Screen[] = [
  below('New product', 'Products', '/backoffice/products/new', 'manage_catalog', 'add make'),
  below('Stock count', 'Stock', '/backoffice/stock/count', 'manage_stock', 'inventory'),
  below('Stock moves', 'Stock', '/backoffice/stock/moves', 'manage_stock', 'ledger history'),
  below('Searches without result', 'Search words', '/backoffice/search-words/missed', 'manage_catalog', 'missed'),
  below('Try a search', 'Search words', '/backoffice/search-words/try', 'manage_catalog'),
  below('New article', 'Articles', '/backoffice/articles/new', 'manage_content', 'write blog post'),
  below('Coming soon', 'Articles', '/backoffice/articles/coming-soon', 'manage_content', 'topics blog'),
  below('New project', 'Projects', '/backoffice/projects/new', 'manage_content', 'add'),
  below('New slide', 'Hero slides', '/backoffice/hero/new', 'manage_content', 'home page picture'),
]

function below(title: string, area: string, href: string, needs: Permission, words = ''): Screen {
  return { title, detail: area, href, needs, words }
}

const SECTIONS: readonly Screen[] = SETTING_PARTS.flatMap(({ path, title, sections }) =>
  sections.map((section) => ({
    title: SECTION_TITLES[section],
    detail: `Settings, ${title}`,
    href: `${path}#${section}`,
    needs: 'change_settings' as const,
    words: SECTION_WORDS[section],
  })),
)

const SCREENS: readonly Screen[] = [
  ...AREAS.map(({ label, about, href, needs }) => ({ title: label, detail: about, href, needs })),
  ...BELOW,
  ...SECTIONS,
]

const MOST = 6

/** Screens and sections of the settings that the person may open and of which every word is said; by their title first. */
export function findScreens(text: string, may: (permission: Permission) => boolean): readonly Screen[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const said = ({ title, detail, words: more = '' }: Screen) => `${title} ${detail} ${more}`.toLowerCase()
  const isInTitle = ({ title }: Screen) => words.every((word) => title.toLowerCase().includes(word))
  const found = SCREENS.filter((screen) => may(screen.needs) && words.every((word) => said(screen).includes(word)))
  return [...found.filter(isInTitle), ...found.filter((screen) => !isInTitle(screen))].slice(0, MOST)
}
