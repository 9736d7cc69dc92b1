import { once } from 'node:events'
import http from 'node:http'
import Fastify from 'fastify'

/**
 * The least a page can cost: a bare Fastify that sends the very bytes which the given page was answered with, headers and
 * all. Prints its address; ends when its parent does.
 */
const request = http.get(process.argv[2] ?? '', { headers: { 'accept-encoding': 'br' } })
const [answer] = (await once(request, 'response')) as [http.IncomingMessage]
const body = Buffer.concat(await answer.toArray())
const { connection: _connection, 'keep-alive': _keepAlive, date: _date, ...headers } = answer.headers

const app = Fastify()
app.get('/', (_request, reply) => reply.headers(headers).send(body))
console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
process.stdin.resume().on('end', () => process.exit(0))
