import type { DeskSlide, HeroSlide } from '#domain/api/front.ts'
import type { SlideWords } from '#domain/content/hero.ts'
import { isPageLink } from '#domain/content/page-link.ts'
import type { Spots } from '#server/catalog/picture-spots.ts'
import { type PictureRow, presentPicture } from '#server/media/picture-sources.ts'
import type { SlideRow } from './hero.store.ts'

type Scenes = ReadonlyMap<string, PictureRow>

const wordsOf = ({ kicker, title, text, linkLabel, link, ink }: SlideWords) => ({
  kicker,
  title,
  text,
  link_label: linkLabel,
  // Whatever else stands in the row, however it came there, is not followed.
  link: isPageLink(link) ? link : '',
  ink,
})

function pictureOf(name: string, scenes: Scenes, spots: Spots, alt: string) {
  const row = scenes.get(name)
  return row && name !== '' ? { ...presentPicture(row, 'scenes', alt), ...spots.of(row.spots) } : null
}

export function presentSlide(slide: SlideWords & { id: number }, scenes: Scenes, spots: Spots): HeroSlide {
  return {
    id: slide.id,
    ...wordsOf(slide),
    wide: pictureOf(slide.wide, scenes, spots, slide.title),
    tall: pictureOf(slide.tall, scenes, spots, slide.title),
  }
}

export function presentDeskSlide(row: SlideRow, scenes: Scenes): DeskSlide {
  const unknown = {
    file: row.wide,
    known: null,
    width: null,
    height: null,
    alt: null,
    color: null,
    placeholder: null,
    version: null,
  }
  return {
    id: row.id,
    ...wordsOf(row),
    wide: row.wide,
    tall: row.tall,
    picture: presentPicture(scenes.get(row.wide) ?? unknown, 'scenes', ''),
    is_on: row.isOn,
    starts_at: row.startsAt?.toISOString() ?? null,
    ends_at: row.endsAt?.toISOString() ?? null,
    version: row.version,
  }
}
