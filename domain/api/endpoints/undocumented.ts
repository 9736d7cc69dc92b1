import type { EndpointRow } from '#domain/api/endpoint.ts'

/** Not for whoever reads the API's documents: the documents themselves, the provider's door, the mailbox's, a second name, a demo's mark. */
export const UNDOCUMENTED = {
  openApi: ['GET', '/api/openapi.json', 'public'],
  apiDocs: ['GET', '/api/docs', 'public'],
  webhook: ['POST', '/api/razorpay/webhook', 'public'],
  inboundMail: ['POST', '/api/mail/inbound', 'public'],
  currentUserOfGoogle: ['GET', '/api/auth/google/user', 'customer'],
  isDemo: ['GET', '/api/dev', 'public'],
} as const satisfies Record<string, EndpointRow>
