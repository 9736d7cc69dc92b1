import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ViteDevServer } from 'vite'
import type { ShopFacts, ShownShop } from '#domain/company/shop-facts.ts'

export type ApiAnswer = { status: number; body: unknown }
export type PageRequest = {
  url: string
  shop: ShownShop
  /** The policy of this page lets no payment provider in, although the shop has one: the browser asks anew before it pays. */
  hasNoPayment?: boolean
  /** Awaited when all data are there: drawing holds the process. */
  beforeDrawing?(): Promise<void>
  callApi(path: string): Promise<ApiAnswer>
}
export type PageAnswer = { status: number; html: string; inline: Inline; redirect?: string }
/** What a page says inline by itself. A script that found its way into the rest of it is not listed, and does not run. */
export type Inline = { scripts: string[]; styles: string[] }
export type RenderPage = (request: PageRequest) => Promise<PageAnswer>
export type RenderedMail = {
  subject: string
  html: string
  text: string
  attachments?: { filename: string; content: string; contentType: string }[]
}

/** What web/entry-server.tsx exports. The server never imports the web's sources: it is handed this. */
export type WebBundle = {
  createPageRenderer(assets: PageAssets): RenderPage
  renderMail(template: string, data: Record<string, unknown>, house: { url: string; shop: ShopFacts }): RenderedMail
}

/** Which built files a page needs: scripts and styles of the entry, and of each lazily loaded screen. */
export type PageAssets = {
  entry: string
  /** What the entry imports, so that the browser fetches it all at once. */
  imports: string[]
  styles: string[]
  publicUrl: string
  /** Source module of a screen -> files to preload for it. */
  screens: Record<string, { scripts: string[]; styles: string[] }>
}

export type Web = {
  bundle(): Promise<WebBundle>
  renderPage(): Promise<RenderPage>
  /** Only in development: serves modules straight from the sources. */
  middleware?: ViteDevServer['middlewares']
}

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[]; isEntry?: boolean; src?: string }>

export async function builtWeb(root: string, publicUrl: string): Promise<Web> {
  const manifest = JSON.parse(await readFile(path.join(root, 'dist/client/.vite/manifest.json'), 'utf8')) as Manifest
  const bundle = (await import(pathToFileURL(path.join(root, 'dist/pages/entry-server.js')).href)) as WebBundle
  const renderPage = bundle.createPageRenderer(assetsOf(manifest, publicUrl))
  return { bundle: async () => bundle, renderPage: async () => renderPage }
}

/** In development modules come fresh from Vite, so an edit shows without a restart. */
export function devWeb(vite: ViteDevServer, publicUrl: string): Web {
  const bundle = async () => (await vite.ssrLoadModule('/web/entry-server.tsx')) as WebBundle
  const assets = {
    entry: '/web/entry-client.tsx',
    imports: [],
    styles: ['/web/styles/main.css'],
    publicUrl,
    screens: {},
  }
  return {
    bundle,
    middleware: vite.middlewares,
    renderPage: async () => {
      const render = (await bundle()).createPageRenderer(assets)
      return async (request) => {
        const page = await render(request)
        const html = await vite.transformIndexHtml(request.url, page.html)
        return { ...page, html, inline: { ...page.inline, scripts: inlineScripts(html) } }
      }
    },
  }
}

/** Vite adds scripts of its own. Data blocks (type="application/…") do not run. */
export function inlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\b(?:src|type="application\/)[^>]*)[^>]*>([\s\S]*?)<\/script>/g)
  return Array.from(scripts, ([, code = '']) => code)
}

export function assetsOf(manifest: Manifest, publicUrl: string): PageAssets {
  const [entrySource, entry] = Object.entries(manifest).find(([, chunk]) => chunk.isEntry) ?? []
  if (!entrySource || !entry) throw new Error('The built web has no entry')
  const screens = Object.entries(manifest).filter(([source]) => source.endsWith('.tsx') && !manifest[source]?.isEntry)
  const files = (source: string, chunk: Manifest[string]) => ({
    scripts: [`/${chunk.file}`, ...importedBy(manifest, source).map((file) => `/${file}`)],
    styles: (chunk.css ?? []).map((file) => `/${file}`),
  })
  return {
    entry: `/${entry.file}`,
    imports: importedBy(manifest, entrySource).map((file) => `/${file}`),
    styles: (entry.css ?? []).map((file) => `/${file}`),
    publicUrl,
    screens: Object.fromEntries(screens.map(([source, chunk]) => [source, files(source, chunk)])),
  }
}

function importedBy(manifest: Manifest, source: string, seen = new Set<string>()): string[] {
  for (const imported of manifest[source]?.imports ?? []) {
    const chunk = manifest[imported]
    if (!chunk || seen.has(chunk.file)) continue
    seen.add(chunk.file)
    importedBy(manifest, imported, seen)
  }
  return [...seen]
}
