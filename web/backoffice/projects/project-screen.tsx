import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useApi } from '#web/api/use-api.ts'
import { OneOfArea } from '#web/backoffice/parts/one-of-area.tsx'
import { ProjectEditor } from './project-editor.tsx'
import { deskProjectQuery } from './projects-api.ts'

/** One project with everything that can be changed of it. */
export function ProjectScreen() {
  const id = Number(useParams({ strict: false }).id)
  const result = useQuery(deskProjectQuery(useApi(), id))
  return (
    <OneOfArea noun="project" list="/backoffice/projects" result={result}>
      {(project) => <ProjectEditor key={project.id} project={project} />}
    </OneOfArea>
  )
}

/** The same form, empty: what it makes is hidden until somebody shows it. */
export const NewProjectScreen = () => <ProjectEditor project={null} />
