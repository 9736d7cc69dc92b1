/**
 * Structured data for search engines, which read what is served: `data={import.meta.env.SSR && …}` keeps its making out of
 * the browser, where what was served stays as it is.
 */
export function JsonLd({ data }: { data: object | false }) {
  const json = data ? toSafeJson(data) : ''
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
}

/** "<" is written as an escape, so that no text in it can end the element. */
export function toSafeJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}
