const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** A page of ListObjectsV2: keys, and how to ask for the next page, or null at the end. */
export function readListing(xml: string): { keys: string[]; next: string | null } {
  const keys = [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => plain(key))
  const next = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(xml)?.[1]
  const isCut = /<IsTruncated>\s*true\s*<\/IsTruncated>/.test(xml)
  return { keys, next: isCut && next !== undefined ? plain(next) : null }
}

const plain = (text: string) =>
  text
    .replaceAll(/&#(?:x([0-9a-f]+)|(\d+));/gi, (_, hex?: string, decimal?: string) =>
      String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
    )
    .replaceAll(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
