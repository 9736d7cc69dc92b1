import { getRouteApi, notFound, redirect, useRouteContext } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import type { Project } from '#domain/api/projects.ts'
import { ApiError } from '#web/api/api.ts'
import { breadcrumbJsonLd } from '#web/storefront/listing/breadcrumb-json-ld.ts'
import { pictureSource } from '#web/storefront/listing/product-picture.ts'
import type { ShopContext } from '#web/router.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { Breadcrumb } from '#web/ui/navigation/breadcrumb.tsx'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { Carousel } from '#web/ui/picture/carousel.tsx'
import { EmptyState } from '#web/ui/message/empty-state.tsx'
import { JsonLd } from '#web/ui/page/json-ld.tsx'
import { onFirstMove } from '#web/ui/page/on-first-move.ts'
import { Picture } from '#web/ui/picture/picture.tsx'
import { RoomDots, RoomPieces } from '#web/storefront/room-pieces/room-dots.tsx'
import { late } from '#web/ui/page/late.ts'
import { projectQuery } from './project-queries.ts'
import { ProjectDetails, ShareProject } from './project-panels.tsx'

const Compass = drawnIcon('compass')
const MapPin = drawnIcon('map-pin')

const RequestInfo = late(async () => (await import('./request-info.tsx')).RequestInfo)

const route = getRouteApi('/storefront/project/$projectSlug')

// Served ready; the code of the cards comes with the visitor's first move.
const loadPieces = async () => (await import('./project-pieces.tsx')).ProjectPieces
const ProjectPieces = import.meta.env.SSR ? await loadPieces() : onFirstMove(loadPieces)

const PERMANENTLY = 301

/** An address that the project has left leads on to its present one. */
export async function loadProject({ api, queryClient }: ShopContext, slug: string): Promise<Project> {
  try {
    const project = await queryClient.ensureQueryData(projectQuery(api, slug))
    if (project.slug === slug) return project
    throw redirect({
      to: '/project/$projectSlug',
      params: { projectSlug: project.slug },
      statusCode: PERMANENTLY,
      replace: true,
    })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw notFound()
    throw error
  }
}

/** For search engines and shared links. */
export const projectHead = (path: string, project: Project | undefined) => ({
  path,
  title: project?.name ?? 'Project not found',
  description: project?.short_description ?? "The project you're looking for doesn't exist.",
  image: project?.main_image ? `/media/scenes/${project.main_image}` : undefined,
  noindex: !project,
})

export function ProjectPage() {
  const project = route.useLoaderData()
  const { publicUrl } = useRouteContext({ from: '__root__' })
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: 'Our Projects', href: '/projects' },
    { label: project.name, href: `/project/${project.slug}` },
  ]
  return (
    <article className="page pt-4 pb-section lg:pt-6">
      <JsonLd data={import.meta.env.SSR && breadcrumbJsonLd(publicUrl, crumbs)} />
      <Breadcrumb crumbs={crumbs} />
      <ProjectHead project={project} />
      <ProjectPictures project={project} />
      <div className="mt-12 grid gap-x-14 gap-y-12 lg:mt-16 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Story text={project.description} />
        <aside aria-label="About this project" className="space-y-6 lg:sticky lg:top-24 lg:self-start">
          <ProjectDetails project={project} />
          <ShareProject project={project} />
        </aside>
      </div>
      {project.pieces.length > 0 && (
        <Suspense>
          <ProjectPieces pieces={project.pieces} />
        </Suspense>
      )}
    </article>
  )
}

function ProjectHead({ project }: { project: Project }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <header className="mt-4 flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
      <div className="max-w-3xl">
        <p className="caps text-brass-deep">
          {project.type} · {project.style}
        </p>
        <h1 className="mt-2 text-title tracking-tighter">{project.name}</h1>
        <p className="mt-3 flex items-center gap-2 text-muted">
          <MapPin aria-hidden className="size-4.5 text-brass-deep" />
          {project.location}
        </p>
      </div>
      <Button size="lg" onClick={() => setIsAsking(true)} className="max-sm:w-full">
        Request info
      </Button>
      {isAsking && (
        <Suspense>
          <RequestInfo project={project} isOpen onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </header>
  )
}

function ProjectPictures({ project }: { project: Project }) {
  const pictures = project.pictures.flatMap((picture) => {
    const source = pictureSource(picture)
    return source ? [{ source, alt: picture.alt, spots: picture.spots ?? [] }] : []
  })
  if (pictures.length === 0) return null
  const title = pictures.length > 1 ? 'In these rooms' : 'In this room'
  const seen = new Map(pictures.flatMap(({ spots }) => spots).map((spot) => [spot.slug, spot]))
  return (
    <>
      <Carousel
        label={`Pictures of ${project.name}`}
        className="travels mt-8"
        stageClass="aspect-[3/2] rounded-sm lg:aspect-[2/1]"
        counter={(position, count) => `${position} / ${count}`}
        hasThumbnails
        slides={pictures.map(({ source, alt, spots }, at) => ({
          id: source.src,
          label: alt,
          content: (
            <>
              <Picture
                picture={source}
                alt={alt}
                ratio="fill"
                isPriority={at === 0}
                sizes="(min-width: 82rem) 82rem, 100vw"
              />
              <RoomDots id={`picture-${at}`} shape="photo" spots={spots} />
            </>
          ),
          thumbnail: <Picture picture={source} alt="" ratio="3/2" sizes="8rem" />,
        }))}
      />
      {project.pieces.length === 0 && seen.size > 0 && (
        <RoomPieces title={title} spots={[...seen.values()]} className="mt-6" />
      )}
    </>
  )
}

/** The first paragraph opens the story in a larger hand. */
function Story({ text }: { text: string }) {
  const [opening, ...paragraphs] = text.split(/\n{2,}/)
  return (
    <div className="max-w-prose">
      <p className="font-serif text-xl leading-relaxed text-bark lg:text-2xl lg:leading-relaxed">{opening}</p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph.slice(0, 40)} className="mt-6 text-lg">
          {paragraph}
        </p>
      ))}
    </div>
  )
}

export function ProjectNotFound() {
  return (
    <EmptyState
      headingLevel={1}
      icon={Compass}
      title="Project not found"
      text="The project you're looking for doesn't exist."
      className="py-section"
      actions={<ButtonLink href="/projects">Back to Projects</ButtonLink>}
    />
  )
}
