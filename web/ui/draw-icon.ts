import { createElement, type SVGProps } from 'react'

type IconData = { node: [tag: string, attributes: Record<string, string>][] }

/**
 * Takes the place of the icon library's own drawing function (scripts/leave-out.ts): the same picture, without its contexts,
 * aliases and naming schemes, which weigh as much as ten icons, and with its strokes in the stylesheet (parts.css) instead of
 * on every icon. Elsewhere than in a build the library draws for itself.
 */
// eslint-disable-next-line import/no-default-export -- the library's icons import it so
export default function drawIcon({ node }: IconData) {
  return function Icon({ className = '', ...rest }: SVGProps<SVGSVGElement>) {
    return createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        className: `icon ${className}`,
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
  }
}
