import http from 'node:http'

/**
 * The least a proxy does for a rolling restart: it asks /readyz, sends nothing new to a process that says it is closing, and
 * tries the next one only if the connection was refused before anything was sent. An answer is never asked for twice.
 */
export function roundRobin(ports: readonly number[]) {
  const ready = new Set(ports)
  let turn = 0
  const checking = setInterval(() => void Promise.all(ports.map(check)), 100)

  async function check(port: number): Promise<void> {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isReady) ready.add(port)
    else ready.delete(port)
  }

  function next(): number {
    const choices = ports.filter((port) => ready.has(port))
    const among = choices.length > 0 ? choices : ports
    return among[turn++ % among.length] ?? 0
  }

  function forward(request: http.IncomingMessage, reply: http.ServerResponse, left: number): void {
    const out = http.request({
      host: '127.0.0.1',
      port: next(),
      path: request.url,
      method: request.method,
      headers: request.headers,
      agent: false,
    })
    out.on('response', (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(reply)
      answer.on('error', () => reply.destroy())
    })
    out.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && left > 0) return void setTimeout(() => forward(request, reply, left - 1), 20)
      if (reply.headersSent) reply.destroy()
      else reply.writeHead(502, error.code ?? error.message).end()
    })
    out.end()
  }

  const server = http.createServer((request, reply) => forward(request, reply, 50))
  return { server, stop: () => clearInterval(checking) }
}
