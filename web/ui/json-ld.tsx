/** Structured data for search engines. "<" is written as an escape, so that no text in it can end the element. */
export function JsonLd({ data }: { data: object }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toSafeJson(data) }} />
}

export function toSafeJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}
