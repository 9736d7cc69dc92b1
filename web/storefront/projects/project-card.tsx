import { clsx } from 'clsx'
import type { ProjectCard as CardData } from '#domain/api/projects.ts'
import { pictureSource } from '#web/storefront/listing/product-picture.ts'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { NavLink } from '#web/ui/navigation/nav-link.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'

const MapPin = drawnIcon('map-pin')

type ProjectCardProps = { project: CardData; isFirst: boolean }

/**
 * The first one opens the page across its whole width, picture beside words. No dots on its picture: the whole card is one
 * link to the project, where the same picture has them, and a finger that misses a dot would leave the page.
 */
export function ProjectCard({ project, isFirst }: ProjectCardProps) {
  return (
    <article
      data-card
      className={clsx('group relative', isFirst && 'md:grid md:grid-cols-[1.6fr_1fr] md:items-end md:gap-10')}
    >
      <div data-travels className="overflow-hidden rounded-sm">
        <Picture
          picture={pictureSource(project.picture)}
          alt=""
          ratio="3/2"
          isPriority={isFirst}
          sizes={isFirst ? '(min-width: 48rem) 60vw, 100vw' : '(min-width: 48rem) 48vw, 100vw'}
          className="transition-transform duration-500 group-hover:scale-[1.015]"
        />
      </div>
      <div className={clsx('mt-5', isFirst && 'md:mt-0 md:pb-2')}>
        <p className="caps text-brass-deep">
          {project.type} · {project.style}
        </p>
        <h2 className={clsx('mt-2', isFirst ? 'text-heading' : 'text-subheading')}>
          <NavLink href={`/project/${project.slug}`} viewTransition className="stretched group-hover:text-terracotta">
            {project.name}
          </NavLink>
        </h2>
        <p className={clsx('mt-3 text-pretty text-muted', isFirst && 'md:text-lg')}>{project.short_description}</p>
        <p className="mt-3 flex items-center gap-2 text-sm">
          <MapPin aria-hidden className="size-4 text-brass-deep" />
          {project.location}
        </p>
      </div>
    </article>
  )
}
