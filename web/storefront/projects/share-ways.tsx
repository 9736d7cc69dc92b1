import type { Project } from '#domain/api/projects.ts'
import { ShareLinks } from '#web/storefront/company/share-links.tsx'
import { CopyButton } from '#web/ui/action/copy-button.tsx'

export function ShareWays({ project: { slug, name, main_image: image } }: { project: Project }) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      <CopyButton text={() => location.href}>Copy link</CopyButton>
      <ShareLinks path={`/project/${slug}`} title={name} image={`/media/scenes/${image}`} />
    </div>
  )
}
