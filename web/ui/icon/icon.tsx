import { clsx } from 'clsx'
import type { ComponentType, SVGProps } from 'react'
import drawings from './icons.svg?url'

export type IconProps = Pick<SVGProps<SVGSVGElement>, 'className' | 'strokeWidth' | 'aria-hidden'>
/** What parts with an icon take; Lucide's own components fit too. */
export type IconType = ComponentType<IconProps>

/** The address of one of the drawings in icons.svg. */
export const drawing = (name: string) => `${drawings}#${name}`

/** One of them as a component: all of them are one file, so that scripts and pages carry names alone. */
/* @__NO_SIDE_EFFECTS__ */
export function drawnIcon(name: string): IconType {
  const href = drawing(name)
  return function Icon({ className, strokeWidth = 2 }: IconProps) {
    return (
      <svg aria-hidden strokeWidth={strokeWidth} className={clsx('icon', className)}>
        <use href={href} />
      </svg>
    )
  }
}
