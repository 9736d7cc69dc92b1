import { queryText, readOneOf, type SearchParams } from '#domain/catalog/search-params.ts'
import {
  DEFAULT_PROJECT_FILTER,
  PROJECT_ORDERS,
  PROJECT_STYLES,
  PROJECT_TYPES,
  type ProjectFilter,
} from '#domain/content/projects.ts'

const LONGEST_SEARCH = 100

/** What does not read as its field is as if it were not there. The text stays as typed: it is shown while it is being typed. */
export function parseProjectFilter(params: SearchParams): ProjectFilter {
  return {
    search: (params.search ?? '').slice(0, LONGEST_SEARCH),
    type: readOneOf(params.type, PROJECT_TYPES) ?? DEFAULT_PROJECT_FILTER.type,
    style: readOneOf(params.style, PROJECT_STYLES) ?? DEFAULT_PROJECT_FILTER.style,
    order: readOneOf(params.order, PROJECT_ORDERS) ?? DEFAULT_PROJECT_FILTER.order,
  }
}

/** '?type=Hospitality&order=Oldest': only what differs from the defaults, always in the same order. */
export function projectFilterText(filter: ProjectFilter): string {
  const keys = ['type', 'style', 'search', 'order'] as const
  return queryText(keys.filter((key) => filter[key] !== DEFAULT_PROJECT_FILTER[key]).map((key) => [key, filter[key]]))
}
