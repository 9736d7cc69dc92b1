export const PROJECT_TYPES = ['All', 'Residential', 'Commercial', 'Hospitality', 'Marine'] as const
export const PROJECT_STYLES = ['All', 'Modern', 'Contemporary', 'Luxury', 'Minimalist', 'Industrial'] as const
export const PROJECT_ORDERS = ['Newest', 'Oldest', 'Name A-Z', 'Name Z-A'] as const
export const NO_PROJECTS_TEXT = 'No projects found matching your criteria.'

export type ProjectOrder = (typeof PROJECT_ORDERS)[number]
export type ProjectFilter = {
  readonly search: string
  readonly type: (typeof PROJECT_TYPES)[number]
  readonly style: (typeof PROJECT_STYLES)[number]
  readonly order: ProjectOrder
}
export type ListedProject = {
  readonly name: string
  readonly location: string
  readonly short_description: string
  readonly type: string
  readonly style: string
  readonly created_at: string
}

export const DEFAULT_PROJECT_FILTER: ProjectFilter = { search: '', type: 'All', style: 'All', order: 'Newest' }

type Compare = (a: ListedProject, b: ListedProject) => number

const COMPARE: Readonly<Record<ProjectOrder, Compare>> = {
  Newest: (a, b) => Date.parse(b.created_at) - Date.parse(a.created_at),
  Oldest: (a, b) => Date.parse(a.created_at) - Date.parse(b.created_at),
  'Name A-Z': (a, b) => a.name.localeCompare(b.name, 'en-IN'),
  'Name Z-A': (a, b) => b.name.localeCompare(a.name, 'en-IN'),
}

/** Local and instant: the whole list is in the browser. */
export function filterProjects<P extends ListedProject>(projects: readonly P[], filter: ProjectFilter): P[] {
  return projects.filter((project) => fits(project, filter)).toSorted(COMPARE[filter.order])
}

function fits(project: ListedProject, { search, type, style }: ProjectFilter): boolean {
  const wanted = search.trim().toLowerCase()
  const text = `${project.name} ${project.location} ${project.short_description}`.toLowerCase()
  return (
    (type === 'All' || project.type === type) && (style === 'All' || project.style === style) && text.includes(wanted)
  )
}
