import { shop } from '#domain/company/shop.ts'

export type HeroSlide = {
  id: string
  kicker: string
  title: string
  text: string
  action: { label: string; href: string; isExternal: boolean }
  /** Files in media/: one for wide screens, one for phones. */
  wide: string
  tall: string
}

export const HERO_SLIDES: readonly HeroSlide[] = [
  {
    id: 'collection',
    kicker: `Made in Siliguri since ${shop.founded}`,
    title: 'Where Comfort Meets Elegance',
    text: 'Sofas, beds and tables in sal, teak and cane, built to be handed down.',
    action: { label: 'Explore Collection', href: '/products', isExternal: false },
    wide: 'scenes/hero-1.webp',
    tall: 'scenes/hero-1-tall.webp',
  },
  {
    id: 'store',
    kicker: shop.address.street.split(', ').at(-1) ?? shop.address.city,
    title: 'Visit Our Store',
    text: 'Sit on it, lie on it, open every drawer. The kettle is on seven days a week.',
    action: { label: 'Visit Store', href: shop.mapLink, isExternal: true },
    wide: 'scenes/hero-2.webp',
    tall: 'scenes/hero-2-tall.webp',
  },
]

export const HERO_FILES = HERO_SLIDES.flatMap(({ wide, tall }) => [wide, tall])
