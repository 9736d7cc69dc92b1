import sanitizeHtml from 'sanitize-html'
import { cellSpan, MOST_TABLE_COLUMNS, MOST_TABLE_ROWS } from '#domain/content/article-tables.ts'
import { srcsetOf } from '#domain/pictures/picture-sizes.ts'

/** Pictures are the shop's own: one from elsewhere would tell its owner who reads here, and could change after it was read. */
const OWN_PICTURE = /^\/media\/(?:scenes|products)\/[\w-][\w.-]*$/
const isOwnPicture = (src: string | undefined) => src !== undefined && OWN_PICTURE.test(src)

/** A cell says how many it spans only where it is more than one. */
function cell(tagName: string, { scope, colspan, rowspan }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const spans = [
    ['colspan', cellSpan(colspan, MOST_TABLE_COLUMNS)],
    ['rowspan', cellSpan(rowspan, MOST_TABLE_ROWS)],
  ] as const
  const wide = spans.filter(([, span]) => span > 1).map(([name, span]) => [name, String(span)])
  return { tagName, attribs: { ...(scope ? { scope } : {}), ...Object.fromEntries(wide) } }
}

/** What an article may contain. Everything else, scripts and handlers above all, is taken out; unknown tags leave their text. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'ul',
    'ol',
    'li',
    'blockquote',
    'figure',
    'figcaption',
    'img',
    'a',
    'strong',
    'em',
    'b',
    'i',
    'br',
    'hr',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'code',
    'pre',
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnPicture(attribs['src']),
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener nofollow' }), td: cell, th: cell },
}

/** Applied when an article is written and again when it is shown: neither trusts the other. */
export const cleanHtml = (html: string) => sanitizeHtml(html, ALLOWED)

/** The files of the pictures in a text: scenes/u-0123.webp. */
export const picturesIn = (html: string): string[] =>
  [...new Set([...html.matchAll(/<img [^>]*?src="\/media\/([^"?]+)/g)].map((match) => match[1] ?? ''))].filter(Boolean)

export type PictureSize = { readonly width: number; readonly height: number }

/** The room that a picture takes is the shop's to say, so that no page jumps. */
export function withSizes(html: string, sizes: ReadonlyMap<string, PictureSize>): string {
  return sanitizeHtml(html, {
    ...ALLOWED,
    transformTags: {
      ...ALLOWED.transformTags,
      img: (tagName, { src = '', alt = '' }) => {
        const size = sizes.get(src.replace('/media/', ''))
        const room = size && { width: String(size.width), height: String(size.height) }
        return { tagName, attribs: { src, alt: alt.trim(), ...room } }
      },
    },
  })
}

const SHOWN_AT = '(min-width: 46rem) 42rem, 100vw'

/** A table that is wider than the screen is moved under the finger, or with the arrow keys, and the page stays. */
const SCROLLING = '<div class="overflow-x-auto" tabindex="0" role="group" aria-label="Table"><table>'

/** A corner without words heads nothing yet: a screen reader would announce a heading that is not there. */
const EMPTY_HEAD = /<th(?: scope="[^"]*")?([^>]*)>((?:\s|\u00a0|<\/?p>|<br \/>)*)<\/th>/g

/** As a reader's browser gets it: pictures in the size that fits, and not before they are near. */
export function shownHtml(html: string): string {
  const clean = sanitizeHtml(html, {
    ...ALLOWED,
    allowedAttributes: {
      ...(ALLOWED.allowedAttributes as Record<string, string[]>),
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
    },
    transformTags: {
      ...ALLOWED.transformTags,
      img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, ...sourcesOf(attribs) } }),
    },
  })
  return clean
    .replaceAll(EMPTY_HEAD, '<td$1>$2</td>')
    .replaceAll('<table>', SCROLLING)
    .replaceAll('</table>', '</table></div>')
}

function sourcesOf({ src = '', width }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const near = { loading: 'lazy', decoding: 'async' }
  const whole = Number(width)
  if (!isOwnPicture(src) || !Number.isInteger(whole) || whole < 1) return near
  return { srcset: srcsetOf({ url: src, width: whole, is_sized: true }) ?? '', sizes: SHOWN_AT, ...near }
}
