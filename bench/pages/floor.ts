import Fastify from 'fastify'

/** The least a page can cost: Fastify sending so many bytes. Prints its address; ends when its parent does. */
const body = Buffer.alloc(Number(process.argv[2]), 'x')
const app = Fastify()
app.get('/', (_request, reply) => reply.type('text/html').header('content-encoding', 'br').send(body))
console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
process.stdin.resume().on('end', () => process.exit(0))
