import type { FastifyInstance, FastifyReply } from 'fastify'
import { formatInr } from '#domain/money/format-inr.ts'
import { findSimulatedLink, LINK_PATH, payLink, type SimulatedLink } from './simulated-links.ts'
import type { SimulatorDeps } from './simulated-webhooks.ts'

type Named = { Params: { id: string } }
const schema = { hide: true }

/** The page behind a payment link: what is to be paid, and one button. */
export function linkPages(app: FastifyInstance, deps: SimulatorDeps): void {
  app.get<Named>(`${LINK_PATH}/:id`, { schema }, async (request, reply) =>
    show(reply, await findSimulatedLink(deps, request.params.id)),
  )
  app.post<Named>(`${LINK_PATH}/:id/pay`, { schema }, async (request, reply) => {
    const paid = await payLink(deps, request.params.id)
    return show(reply, paid ?? (await findSimulatedLink(deps, request.params.id)))
  })
}

const WORDS: Readonly<Record<SimulatedLink['status'], string>> = {
  created: '',
  paid: 'Paid. Thank you.',
  expired: 'This link has expired.',
  cancelled: 'This link was cancelled.',
}

function show(reply: FastifyReply, link: SimulatedLink | null) {
  return reply
    .code(link ? 200 : 404)
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'",
    )
    .type('text/html; charset=utf-8')
    .send(page(link))
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function page(link: SimulatedLink | null): string {
  const pay = (open: SimulatedLink) =>
    `<form method="post" enctype="text/plain" action="${LINK_PATH}/${open.id}/pay"><button>Pay ${formatInr(open.amount)}</button></form>`
  const body = link
    ? `<h1>Test payments</h1><p>${escaped(link.description)}</p>${link.status === 'created' ? pay(link) : `<p>${WORDS[link.status]}</p>`}`
    : '<h1>Test payments</h1><p>There is no such link.</p>'
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Test payments</title><meta name="viewport" content="width=device-width"></head><body><main>${body}</main></body></html>`
}
