import { useRouterState } from '@tanstack/react-router'
import { Fragment } from 'react'

/** Title, metas and links of the open page. React itself puts them into the document's head, on the server and in the browser. */
export function HeadTags() {
  // Only screens have a head, and one screen is open at a time.
  const head = useRouterState({ select: ({ matches }) => matches.findLast(({ meta }) => meta !== undefined) })
  return (
    <>
      {head?.meta?.map((tag, index) => (
        <Fragment key={index}>{tag?.title === undefined ? <meta {...tag} /> : <title>{tag.title}</title>}</Fragment>
      ))}
      {head?.links?.map((link) => (
        <link key={link?.href} {...link} />
      ))}
    </>
  )
}
