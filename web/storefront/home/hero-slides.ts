import { story } from '#domain/company/story.ts'

export type HeroSlide = {
  id: string
  /** Without one: the street in which the showroom is. */
  kicker?: string
  title: string
  text: string
  /** Without an address: where the showroom is. */
  action: { label: string; href?: string; isExternal: boolean }
  /** Files in media/: one for wide screens, one for phones. */
  wide: string
  tall: string
}

export const HERO_SLIDES: readonly HeroSlide[] = [
  {
    id: 'collection',
    kicker: `Made in Siliguri since ${story.founded}`,
    title: 'Where Comfort Meets Elegance',
    text: 'Sofas, beds and tables in sal, teak and cane, built to be handed down.',
    action: { label: 'Explore Collection', href: '/products', isExternal: false },
    wide: 'scenes/hero-1.webp',
    tall: 'scenes/hero-1-tall.webp',
  },
  {
    id: 'store',
    title: 'Visit Our Store',
    text: 'Sit on it, lie on it, open every drawer. The kettle is on seven days a week.',
    action: { label: 'Visit Store', isExternal: true },
    wide: 'scenes/hero-2.webp',
    tall: 'scenes/hero-2-tall.webp',
  },
]

export const HERO_FILES = HERO_SLIDES.flatMap(({ wide, tall }) => [wide, tall])
