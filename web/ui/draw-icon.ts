import { createElement, type SVGProps } from 'react'

type IconData = { name: string; node: [tag: string, attributes: Record<string, string>][] }

/**
 * Takes the place of the icon library's own drawing function (scripts/leave-out.ts): the same picture, without its contexts,
 * aliases and naming schemes, which weigh as much as ten icons. Elsewhere than in a build the library draws for itself.
 */
// eslint-disable-next-line import/no-default-export -- the library's icons import it so
export default function drawIcon({ name, node }: IconData) {
  return function Icon({ className = '', ...rest }: SVGProps<SVGSVGElement>) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide lucide-${name} ${className}`,
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
  }
}
