import type { ReactNode } from 'react'
import type { Project } from '#domain/api/projects.ts'
import { monthText } from '#domain/time/day-text.ts'
import { istDate } from '#domain/time/ist.ts'
import { HydrationSlice } from '#web/ui/page/hydration-slice.tsx'
import { onFirstMove } from '#web/ui/page/on-first-move.ts'

const loadShare = async () => (await import('./share-ways.tsx')).ShareWays
const ShareWays = import.meta.env.SSR ? await loadShare() : onFirstMove(loadShare)

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-md bg-linen p-6">
      <h2 className="text-subheading">{title}</h2>
      {children}
    </section>
  )
}

export function ProjectDetails({ project }: { project: Project }) {
  const facts = [
    ['Client', project.client],
    ['Location', project.location],
    ['Type', project.type],
    ['Style', project.style],
    ['Completed', project.completion_date && monthText(istDate(new Date(project.completion_date)))],
  ].filter(([, value]) => value)
  return (
    <Panel title="Project Details">
      <dl className="mt-3 divide-y divide-sand text-[0.9375rem]">
        {facts.map(([name, value]) => (
          <div key={name} className="grid grid-cols-[6.5rem_1fr] gap-3 py-2.5">
            <dt className="text-muted">{name}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

export function ShareProject({ project }: { project: Project }) {
  return (
    <Panel title="Share Project">
      <HydrationSlice>
        <ShareWays project={project} />
      </HydrationSlice>
    </Panel>
  )
}
