import type { ProjectCard } from '#domain/api/projects.ts'
import { pictureSource } from '#web/storefront/listing/product-picture.ts'
import { NavLink } from '#web/ui/navigation/nav-link.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'
import { SectionHeading } from '#web/ui/text/section-heading.tsx'
import { ArrowLink } from '#web/ui/action/text-link.tsx'

export function HomeProjects({ projects }: { projects: readonly ProjectCard[] }) {
  return (
    <section aria-labelledby="projects-title" className="on-dark bg-leaf text-paper">
      <div className="page py-section">
        <SectionHeading
          id="projects-title"
          title="PROJECTS"
          action={
            <ArrowLink href="/projects" className="hover:text-brass-light">
              ALL PROJECTS
            </ArrowLink>
          }
        />
        <ul className="mt-8 grid gap-8 md:grid-cols-3 lg:gap-7">
          {projects.map((project) => (
            <li key={project.slug} className="group relative">
              <Picture
                picture={pictureSource(project.picture)}
                alt=""
                ratio="3/2"
                sizes="(min-width: 48rem) 33vw, 100vw"
                className="rounded-sm"
              />
              <p className="caps mt-4 text-brass-light">{project.type}</p>
              <h3 className="mt-1 text-subheading">
                <NavLink href={`/project/${project.slug}`} className="stretched group-hover:underline">
                  {project.name}
                </NavLink>
              </h3>
              <p className="mt-1.5 text-sm text-straw">{project.short_description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
