import { story } from '#domain/company/story.ts'
import { isOnAt, type Schedule } from '#domain/content/schedule.ts'

export const HERO_INKS = ['light', 'dark'] as const
/** Of the words; the wash between them and the picture is its opposite. */
export type HeroInk = (typeof HERO_INKS)[number]

export const INK_WORDS: Readonly<Record<HeroInk, string>> = {
  light: 'Light words, for dark pictures',
  dark: 'Dark words, for bright pictures',
}

/** The words of a slide. Pictures are named as they lie among the scenes: one for wide screens, one for phones. */
export type SlideWords = {
  /** Empty: the street in which the showroom is. */
  readonly kicker: string
  readonly title: string
  readonly text: string
  readonly linkLabel: string
  /** Empty: where the showroom is, on a map. */
  readonly link: string
  readonly wide: string
  readonly tall: string
  readonly ink: HeroInk
}

/** The two of the spec: what an empty shop opens with, and what stands when no slide is on. */
export const DEFAULT_SLIDES: readonly SlideWords[] = [
  {
    kicker: `Made in Siliguri since ${story.founded}`,
    title: 'Where Comfort Meets Elegance',
    text: 'Sofas, beds and tables in sal, teak and cane, built to be handed down.',
    linkLabel: 'Explore Collection',
    link: '/products',
    wide: 'hero-1.webp',
    tall: 'hero-1-tall.webp',
    ink: 'dark',
  },
  {
    kicker: '',
    title: 'Visit Our Store',
    text: 'Sit on it, lie on it, open every drawer. The kettle is on seven days a week.',
    linkLabel: 'Visit Store',
    link: '',
    wide: 'hero-2.webp',
    tall: 'hero-2-tall.webp',
    ink: 'light',
  },
]

type Slide = SlideWords & Schedule & { readonly id: number }

/** The home page always has a slide: it bears the heading of the page. */
export function slidesAt(slides: readonly Slide[], now: Date): (SlideWords & { id: number })[] {
  const shown = slides.filter((slide) => isOnAt(slide, now))
  return shown.length > 0 ? shown : DEFAULT_SLIDES.map((slide, at) => ({ ...slide, id: -at - 1 }))
}
