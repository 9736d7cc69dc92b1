import type { ComponentType, HTMLAttributes } from 'react'

const renderToString = import.meta.env.SSR && (await import('react-dom/server')).renderToString
const written = new WeakMap<ComponentType, string>()

/**
 * Content of an element that is the same on every page: the server writes it once and repeats it, the browser takes it over
 * like any other. It stands outside of every context, so it may hold links, but nothing that knows the open page.
 */
export function writtenOnce(
  Content: ComponentType,
): Pick<HTMLAttributes<HTMLElement>, 'children' | 'dangerouslySetInnerHTML'> {
  if (!renderToString) return { children: <Content /> }
  const html = written.get(Content) ?? renderToString(<Content />)
  written.set(Content, html)
  return { dangerouslySetInnerHTML: { __html: html } }
}
