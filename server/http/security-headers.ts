import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'x-permitted-cross-domain-policies': 'none',
}

export type PagePolicy = {
  inline: { scripts: string[]; styles: string[] }
  paymentOrigins: string[]
  https: boolean
  /** Development: Vite writes styles into the page and talks over a web socket. */
  fromSources: boolean
}

/** Asked and shown when a visitor wants the living map, never before. */
const MAP = 'https://www.openstreetmap.org'

/** The one style that the 3D viewer (model-viewer 4.4.0) writes into itself; the test reads it from the package. */
const VIEWER_STYLE = "'sha256-PXtZZkJMMyc18o/DN1ZEFOJ2qEGq95IQbVaJFMOXOb0='"

/** Nothing inline counts unless its hash is listed, which keeps working for pages that are rendered once and kept. */
export function pagePolicy({ inline, paymentOrigins, https, fromSources }: PagePolicy): string {
  const payment = paymentOrigins.join(' ')
  return [
    "default-src 'self'",
    // The 3D viewer's unpacker is WebAssembly and begins with the viewer; it lets no text become script.
    `script-src 'self' 'wasm-unsafe-eval' ${listed(inline.scripts)} ${payment}`,
    `style-src 'self' ${fromSources ? "'unsafe-inline'" : `${listed(inline.styles)} ${VIEWER_STYLE}`}`,
    "img-src 'self' data: https:",
    "font-src 'self'",
    `connect-src 'self' ${fromSources ? 'ws:' : ''} ${payment} ${MAP}`,
    `frame-src 'self' ${payment} ${MAP}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ]
    .map((directive) => directive.replace(/ +/g, ' ').trim())
    .join('; ')
}

const listed = (texts: string[]) =>
  texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ')

const API_POLICY = "default-src 'none'; frame-ancestors 'none'"

export function installSecurityHeaders(app: FastifyInstance, { https }: { https: boolean }) {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(commonHeaders)
    // A sign-in popup that comes back from Google finds its opener only where no policy of ours cuts it off.
    if (request.url.startsWith('/auth/google/callback')) reply.header('cross-origin-opener-policy', 'unsafe-none')
    // Pictures stand in mails, which people read on other sites.
    if (request.url.startsWith('/media/')) reply.header('cross-origin-resource-policy', 'cross-origin')
    if (https) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', API_POLICY)
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}
