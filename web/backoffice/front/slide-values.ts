import { z } from 'zod'
import { type DeskSlide, slideBody } from '#domain/api/front.ts'
import type { HeroInk } from '#domain/content/hero.ts'
import { minuteText, momentOf } from './schedule-fields.tsx'

export type SlideValues = {
  kicker: string
  title: string
  text: string
  link_label: string
  link: string
  wide: string
  tall: string
  ink: HeroInk
  is_on: boolean
  starts_at: string
  ends_at: string
  version: number
}

export const NEW_SLIDE: SlideValues = {
  kicker: '',
  title: '',
  text: '',
  link_label: 'Explore Collection',
  link: '/products',
  wide: '',
  tall: '',
  ink: 'light',
  is_on: false,
  starts_at: '',
  ends_at: '',
  version: 1,
}

export const valuesOf = ({ id: _id, picture: _picture, starts_at, ends_at, ...words }: DeskSlide): SlideValues => ({
  ...words,
  starts_at: minuteText(starts_at),
  ends_at: minuteText(ends_at),
})

/** The form is checked by the schema of the API itself. */
export const slideForm = z
  .custom<SlideValues>(() => true)
  .transform((values) => ({ ...values, starts_at: momentOf(values.starts_at), ends_at: momentOf(values.ends_at) }))
  .pipe(slideBody)
