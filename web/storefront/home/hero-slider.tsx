import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { HeroSlide } from '#domain/api/front.ts'
import type { HeroInk } from '#domain/content/hero.ts'
import { useShop } from '#web/document/use-shop.ts'
import { buttonClass, ButtonLink } from '#web/ui/action/button.tsx'
import { ExternalLink } from '#web/ui/action/text-link.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { useSwipe } from '#web/ui/picture/use-swipe.ts'
import { RoomDots } from '#web/storefront/room-pieces/room-dots.tsx'
import { HeroPicture } from './hero-picture.tsx'
import { useHero } from './use-hero.ts'

const ChevronLeft = drawnIcon('chevron-left')
const ChevronRight = drawnIcon('chevron-right')
const Pause = drawnIcon('pause')
const Play = drawnIcon('play')

/** Below the words on a phone the picture is veiled until 4.5:1 hold; beside them on wider screens by .hero-veil. */
const WASHES: Record<HeroInk, Record<'ink' | 'ground' | 'button' | 'phone', string>> = {
  light: {
    ink: 'on-dark text-paper',
    ground: 'bg-bark',
    button: 'bg-ink/25',
    phone: 'from-ink/90 via-ink/74',
  },
  dark: {
    ink: 'text-ink',
    ground: 'bg-linen',
    button: 'bg-paper/75',
    phone: 'from-paper/94 via-paper/82',
  },
}

type HeroSliderProps = { slides: readonly HeroSlide[] }

export function HeroSlider({ slides }: HeroSliderProps) {
  const { name } = useShop()
  const hero = useHero(slides.length)
  const swipe = useSwipe({ onSwipe: (direction) => hero.step(direction === 'left' ? 1 : -1) })
  return (
    <section
      aria-roledescription="carousel"
      aria-label="Welcome"
      className="relative isolate h-[min(88svh,46rem)] min-h-[33rem] touch-pan-y overflow-hidden bg-linen"
      {...hero.hold}
      {...swipe}
    >
      {slides.length === 0 && <h1 className="sr-only">{name}</h1>}
      {slides.map((slide, at) => (
        <Slide
          key={slide.id}
          slide={slide}
          place={{ at, of: slides.length }}
          isCurrent={hero.slide === at}
          hasPicture={at === 0 || hero.isAwake}
        />
      ))}
      {slides.length > 1 && <HeroControls hero={hero} slides={slides} />}
    </section>
  )
}

type SlideProps = { slide: HeroSlide; place: { at: number; of: number }; isCurrent: boolean; hasPicture: boolean }

function Slide({ slide, place, isCurrent, hasPicture }: SlideProps) {
  const { street, city } = useShop().address
  const Heading = place.at === 0 ? 'h1' : 'h2'
  const wash = WASHES[slide.ink]
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={`${place.at + 1} of ${place.of}`}
      inert={!isCurrent}
      data-current={isCurrent || undefined}
      className={clsx(
        'absolute inset-0 transition-opacity duration-700',
        isCurrent ? 'opacity-100' : 'opacity-0',
        wash.ink,
        wash.ground,
      )}
    >
      {hasPicture && <HeroPicture wide={slide.wide} tall={slide.tall} isPriority={place.at === 0} />}
      <div className="hero-veil" data-ink={slide.ink} />
      <div className="relative flex h-full flex-col justify-end md:justify-center md:pb-10">
        <div className={clsx('page bg-linear-to-t via-80% to-transparent pt-24 pb-28 md:bg-none md:py-0', wash.phone)}>
          <p className="caps mb-4">{slide.kicker || (street.split(', ').at(-1) ?? city)}</p>
          <Heading className="max-w-xl text-display tracking-tighter">{slide.title}</Heading>
          <p className="mt-4 max-w-md text-lead">{slide.text}</p>
          <div className="mt-7">
            <SlideAction slide={slide} />
          </div>
        </div>
      </div>
      {/* Where words lie on the picture there is no dot: left on a wide screen, below on a phone. */}
      <RoomDots
        id={`slide-${slide.id}`}
        shape="wide"
        spots={(slide.wide?.spots ?? []).filter(({ x }) => x > 50)}
        className="max-lg:hidden"
      />
      <RoomDots
        id={`slide-${slide.id}-tall`}
        shape="tall"
        spots={(slide.tall?.spots ?? []).filter(({ y }) => y < 44)}
        className="md:hidden"
      />
    </div>
  )
}

/** A page of the shop, another site, or, without an address, the showroom on the map. */
function SlideAction({ slide: { link, link_label: label, ink } }: { slide: HeroSlide }) {
  const { mapLink } = useShop()
  const variant = ink === 'dark' ? 'primary' : 'light'
  if (link.startsWith('/')) {
    return (
      <ButtonLink href={link} size="lg" variant={variant}>
        {label}
      </ButtonLink>
    )
  }
  return (
    <ExternalLink href={link || mapLink} className={buttonClass({ size: 'lg', variant })}>
      {label}
    </ExternalLink>
  )
}

type ControlsProps = { hero: ReturnType<typeof useHero>; slides: readonly HeroSlide[] }

function HeroControls({ hero, slides }: ControlsProps) {
  const { ink, button } = WASHES[slides[hero.slide]?.ink ?? 'light']
  return (
    <div className={clsx('absolute inset-x-0 bottom-0 z-10', ink)}>
      <div className="page flex items-center gap-2 pb-5">
        <div className="flex grow items-center gap-1">
          {slides.map((slide, at) => (
            <button
              key={slide.id}
              type="button"
              aria-label={`Show slide ${at + 1}: ${slide.title}`}
              aria-current={hero.slide === at ? 'true' : undefined}
              onClick={() => hero.show(at)}
              className="group grid size-9 place-items-center"
            >
              <span className="block size-2.5 rounded-full border border-current transition-all group-aria-[current]:w-6 group-aria-[current]:bg-current" />
            </button>
          ))}
          <Control ground={button} label={hero.isPlaying ? 'Pause slideshow' : 'Start slideshow'} onClick={hero.toggle}>
            {hero.isPlaying ? <Pause aria-hidden className="size-4.5" /> : <Play aria-hidden className="size-4.5" />}
          </Control>
        </div>
        <Control ground={button} label="Previous slide" onClick={() => hero.step(-1)}>
          <ChevronLeft aria-hidden className="size-5" />
        </Control>
        <Control ground={button} label="Next slide" onClick={() => hero.step(1)}>
          <ChevronRight aria-hidden className="size-5" />
        </Control>
      </div>
      <svg aria-hidden data-testid="hero-progress" className="block h-1 w-full bg-current/20">
        <rect width={`${hero.percent}%`} height="100%" fill="#d2ae6d" />
      </svg>
    </div>
  )
}

type ControlProps = { ground: string; label: string; onClick: () => void; children: ReactNode }

function Control({ ground, label, onClick, children }: ControlProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      onClick={onClick}
      className={clsx(
        'grid size-11 place-items-center rounded-full border border-current/60 transition-colors hover:bg-paper hover:text-ink',
        ground,
      )}
    >
      {children}
    </button>
  )
}
