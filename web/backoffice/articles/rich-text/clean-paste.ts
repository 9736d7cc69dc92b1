/** Levels that an article has; its title is the only h1 of the page. */
const HEADINGS: Readonly<Record<string, string>> = { H1: 'h2', H5: 'h4', H6: 'h4' }
const GONE =
  'script, style, meta, link, title, xml, head, template, iframe, object, embed, form, input, button, svg, math'

/**
 * What Word and Google Docs put on the clipboard says with styles what an article says with tags. The page's content policy applies
 * no style of it, so styles are read as text before the editor parses it. What remains is cut down by the editor's schema, and
 * again by the server.
 */
export function cleanPaste(html: string): string {
  const page = new DOMParser().parseFromString(stylesAsData(html), 'text/html')
  removeComments(page.body)
  for (const gone of page.body.querySelectorAll(GONE)) gone.remove()
  for (const span of page.body.querySelectorAll<HTMLElement>('[data-pasted]')) readStyle(span)
  for (const [from, to] of Object.entries(HEADINGS))
    for (const heading of page.body.querySelectorAll<HTMLElement>(from)) rename(heading, to)
  gatherLists(page.body)
  for (const table of page.body.querySelectorAll('table')) tidyTable(table)
  for (const caption of page.body.querySelectorAll<HTMLElement>('p.MsoCaption')) captionPicture(caption)
  for (const figure of page.body.querySelectorAll('figure')) if (!isFigure(figure)) takeApart(figure)
  for (const each of page.body.querySelectorAll('[data-pasted], [data-marker]')) {
    each.removeAttribute('data-pasted')
    each.removeAttribute('data-marker')
  }
  return page.body.innerHTML
}

/** Only inside tags: who writes about style="…" keeps the words. Handlers would be reported by the page's policy, though none runs. */
const stylesAsData = (html: string) =>
  html.replaceAll(/<[a-z][^>]*>/gi, (tag) =>
    tag.replaceAll(/\sstyle\s*=/gi, ' data-pasted=').replaceAll(/[\s/]on\w+\s*=/gi, ' data-handler='),
  )

function removeComments(root: Node): void {
  const comments = document.createNodeIterator(root, NodeFilter.SHOW_COMMENT)
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode())
    comment.parentNode?.removeChild(comment)
}

function readStyle(element: HTMLElement): void {
  const style = element.dataset['pasted'] ?? ''
  if (/mso-list:\s*Ignore/i.test(style)) {
    const item = element.closest('p')
    if (item) item.dataset['marker'] = element.textContent.trim()
    element.remove()
    return
  }
  // Google Docs wraps everything in a <b> that is not bold.
  if (element.tagName === 'B' && /font-weight:\s*(?:normal|400)/i.test(style)) return unwrap(element)
  if (element.tagName !== 'SPAN') return
  if (/font-weight:\s*(?:bold|[6-9]00)/i.test(style)) wrapInside(element, 'strong')
  if (/font-style:\s*italic/i.test(style)) wrapInside(element, 'em')
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

function wrapInside(element: Element, tag: string): void {
  const inner = element.ownerDocument.createElement(tag)
  inner.append(...element.childNodes)
  element.append(inner)
}

function rename(element: Element, tag: string): HTMLElement {
  const other = element.ownerDocument.createElement(tag)
  other.append(...element.childNodes)
  element.replaceWith(other)
  return other
}

/** Word writes a list as paragraphs that look like one. */
function gatherLists(body: HTMLElement): void {
  for (const item of body.querySelectorAll<HTMLElement>('p[class^=MsoList], p[data-pasted*="mso-list"]')) {
    const tag = /^(?:\d+|[a-z]|[ivx]+)[.)]/i.test(item.dataset['marker'] ?? '') ? 'ol' : 'ul'
    const before = item.previousElementSibling
    const isOpen = before?.tagName === tag.toUpperCase() && before.hasAttribute('data-pasted')
    const list = isOpen ? before : item.ownerDocument.createElement(tag)
    if (!isOpen) {
      list.setAttribute('data-pasted', '')
      item.before(list)
    }
    list.append(rename(item, 'li'))
  }
}

/** A heading stays one; words above or below the table stand in a line of their own. */
function tidyTable(table: HTMLTableElement): void {
  for (const cell of table.querySelectorAll('thead td')) {
    const head = rename(cell, 'th')
    for (const name of ['colspan', 'rowspan']) head.setAttribute(name, cell.getAttribute(name) ?? '1')
  }
  const { caption } = table
  if (caption) table.before(rename(caption, 'p'))
  if (table.parentElement?.closest('table'))
    table.replaceWith(...[...table.querySelectorAll('td, th')].flatMap(linesOf))
}

/** Of a table in a cell of another: each of its cells in lines of its own. */
function linesOf(cell: Element): readonly Node[] {
  return cell.querySelector('p, ul, ol') ? [...cell.childNodes] : [rename(cell, 'p')]
}

/** Word writes what stands under a picture as a paragraph of its own. */
function captionPicture(caption: HTMLElement): void {
  const before = caption.previousElementSibling
  const images = before?.querySelectorAll('img') ?? []
  const [image] = images
  if (!before || !image || images.length > 1 || before.textContent.trim() !== '' || !isOwnPicture(srcOf(image))) return
  const figure = caption.ownerDocument.createElement('figure')
  before.replaceWith(figure)
  figure.append(image, rename(caption, 'figcaption'))
}

/** Of what is no picture with a caption the words stay. */
function takeApart(figure: Element): void {
  for (const caption of figure.querySelectorAll('figcaption')) rename(caption, 'p')
  unwrap(figure)
}

const srcOf = (image: Element) => image.getAttribute('src') ?? ''

/** One picture of the shop and what stands under it. */
export function isFigure(element: Element): boolean {
  const images = [...element.querySelectorAll('img')]
  const isOne = images.length === 1 && images.every((image) => isOwnPicture(srcOf(image)))
  return isOne && element.querySelectorAll('figcaption').length === 1 && element.querySelector('table') === null
}

/** Pictures of other sites cannot be shown; whoever pasted them is told. */
export const foreignPictures = (html: string): number =>
  [...html.matchAll(/<img\b[^>]*?src\s*=\s*["']?([^"'\s>]*)/gi)].filter(([, src]) => !isOwnPicture(src ?? '')).length

export const isOwnPicture = (src: string): boolean => /^\/media\/(?:scenes|products)\/[\w.-]+$/.test(src)
