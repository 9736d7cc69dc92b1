import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { PROJECT_DESK } from '#domain/api/endpoints/projects.ts'
import type { DeskProject, ProjectBody } from '#domain/api/projects.ts'
import { call } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { RefusedPanel } from '#web/backoffice/form/refused-panel.tsx'
import { SaveBar } from '#web/backoffice/form/save-bar.tsx'
import { useEditPage } from '#web/backoffice/form/use-edit-page.ts'
import { Section } from '#web/backoffice/parts/section.tsx'
import { ScreenHead } from '#web/backoffice/parts/screen-head.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { FactFields, ShownFields, WordFields } from './project-fields.tsx'
import { PiecesField } from './pieces-field.tsx'
import { PicturesField } from './pictures-field.tsx'
import { NEW_PROJECT, projectForm, valuesOf } from './project-values.ts'
import { deskProjectQuery, useCacheProject } from './projects-api.ts'

export function ProjectEditor({ project }: { project: DeskProject | null }) {
  const id = useId()
  const { form, submit, refused, takeOver, isBusy } = useProjectForm(project)
  const { isDirty } = form.formState
  return (
    <>
      <ScreenHead
        title={project?.name ?? 'New project'}
        about={project ? `/project/${project.slug}` : 'It is hidden until you show it.'}
        actions={
          project?.is_active && (
            <ButtonLink size="sm" variant="secondary" href={`/project/${project.slug}`}>
              See it in the shop
            </ButtonLink>
          )
        }
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <form id={id} noValidate onSubmit={submit} className="contents">
          <div className="grid min-w-0 gap-4">
            <WordFields form={form} project={project} />
          </div>
          <div className="grid min-w-0 gap-4">
            <ShownFields form={form} />
            <FactFields form={form} />
          </div>
        </form>
        <Section title="Pictures">
          <PicturesField form={form} />
        </Section>
        <Section title="Pieces in this room">
          <PiecesField form={form} />
        </Section>
      </div>
      <RefusedPanel refused={refused} onTakeOver={project ? takeOver : null} />
      <SaveBar formId={id} isBusy={isBusy} isDirty={isDirty} isNew={project === null} />
    </>
  )
}

function useProjectForm(project: DeskProject | null) {
  const api = useApi()
  const client = useQueryClient()
  const keep = useCacheProject()
  return useEditPage({
    row: project,
    schema: projectForm,
    blank: NEW_PROJECT,
    valuesOf,
    save: (body: ProjectBody, made) =>
      keep(
        made ? call(api, PROJECT_DESK.save, { params: { id: made.id }, body }) : call(api, PROJECT_DESK.make, { body }),
      ),
    reload: project ? () => client.fetchQuery(deskProjectQuery(api, project.id)) : undefined,
    hrefOf: ({ id }) => `/backoffice/projects/${id}`,
  })
}
