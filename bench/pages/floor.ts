import Fastify from 'fastify'

/** The least a page can cost: Fastify sending the same bytes, headers and all. Prints its address; ends when its parent does. */
const body = Buffer.alloc(Number(process.argv[2]), 'x')
const headers = JSON.parse(process.argv[3] ?? '{}') as Record<string, string>
const app = Fastify()
app.get('/', (_request, reply) => reply.headers(headers).send(body))
console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
process.stdin.resume().on('end', () => process.exit(0))
