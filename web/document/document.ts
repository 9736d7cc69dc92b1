import { preloadFonts } from '#web/styles/preload-fonts.ts'
import { THEME_COLOUR } from '#web/styles/theme-colour.ts'
import { PAGE_DATA_ID } from './page-data-id.ts'

/** Pixels only: Chromium draws an SVG icon as a document of its own, in the middle of the page's first paint. */
const ICONS = [
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="icon" href="/icons/icon-192.png" type="image/png" sizes="192x192">',
].join('')

/**
 * Style, letters and the lead picture have the line to themselves until the first paint: on a slow one the code, three times their
 * bytes, would come between. Asked for when the browser says that it has painted; a frame before, the paint would wait for it. A tab
 * that nobody looks at is not painted and asks at once, and so does a browser that says nothing of its paints, a little later.
 */
export const FETCH_CODE_ONCE_PAINTED =
  'const f=()=>document.body.append(document.getElementById("code").content);document.hidden?f():(new PerformanceObserver(f).observe({type:"paint",buffered:true}),setTimeout(f,3e3))'

/** Which built files a page needs: the entry's, and those of each lazily loaded screen. */
export type PageAssets = {
  entry: string
  imports: string[]
  styles: string[]
  publicUrl: string
  screens: Record<string, { scripts: string[]; styles: string[] }>
}

export type PageParts = {
  head: string
  body: string
  data: unknown
  /** Source files of the screens on this page. */
  screens: string[]
  /** The line above the page, drawn, and what a browser remembers it by. */
  announcement?: { key: string; html: string } | null
}

/** Script and style tags stand outside React's tree, so that a page hydrates the same however it was built. */
export function documentHtml(
  { head, body, data, screens, announcement }: PageParts,
  assets: PageAssets,
  hasNoPayment = false,
): string {
  const files = screens.map((screen) => assets.screens[screen]).filter((found) => found !== undefined)
  const scripts = new Set([assets.entry, ...assets.imports, ...files.flatMap((file) => file.scripts)])
  const styles = new Set([...assets.styles, ...files.flatMap((file) => file.styles)])
  return [
    `<!doctype html><html lang="en-IN"${hasNoPayment ? ' data-no-payment' : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="theme-color" content="${THEME_COLOUR}">`,
    ICONS,
    announcement ? `<script src="/announcement.js" data-key="${announcement.key}"></script>` : '',
    ...[...styles].map((href) => `<link rel="stylesheet" href="${href}">`),
    ...preloadFonts.map(({ href }) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    head,
    '</head><body>',
    announcement?.html ?? '',
    `<div id="app">${body}</div>`,
    `<script type="application/json" id="${PAGE_DATA_ID}">${embeddable(data)}</script>`,
    `<template id="code"><link rel="manifest" href="/manifest.webmanifest">${[...scripts].map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`).join('')}`,
    `<script type="module" fetchpriority="low" src="${assets.entry}"></script></template>`,
    `<script>${FETCH_CODE_ONCE_PAINTED}</script>`,
    '</body></html>',
  ].join('')
}

/** JSON inside HTML: no text in it may end the element or begin a comment. */
const embeddable = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c')
