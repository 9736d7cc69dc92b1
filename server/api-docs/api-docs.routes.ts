import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { allEndpoints } from '#domain/api/endpoints.ts'
import { sendPlainPage } from '#server/http/plain-page.ts'
import { describeApi, type OpenApiDocument } from './describe-api.ts'

/** The OpenAPI document is made from the schemas that validate and serialise, so it cannot drift from the behaviour. */
export async function installApiDocs(app: FastifyInstance, publicUrl: string) {
  const operations = new Map(allEndpoints().map(({ name, row: [method, path] }) => [`${method} ${path}`, name]))
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'API of the shop', version: '1.0.0', description: 'Everything the shop itself uses.' },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (input) => {
      // Pages, pictures and simulators are not part of the API.
      if (!input.url.startsWith('/api')) return { schema: { hide: true }, url: input.url }
      const { access } = input.route.config ?? {}
      const described = jsonSchemaTransform(input)
      const name = operations.get(`${[input.route.method].flat()[0]} ${input.url}`)
      if (name !== undefined) described.schema.operationId = name
      if (access && access !== 'public') described.schema.security = [{ token: [] }]
      return described
    },
  })
  app.get('/api/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, async () => app.swagger())
  app.get('/api/docs', { config: { access: 'public' }, schema: { hide: true } }, async (_request, reply) =>
    sendPlainPage(reply, { title: 'API', body: describeApi(app.swagger() as OpenApiDocument) }),
  )
}
