import http from 'node:http'

/**
 * Asks without end for pages that nobody has rendered yet, on many connections: `node bench/faults/hammer.ts ORIGIN CONNECTIONS SECONDS`.
 * Prints what came back as JSON.
 */
const [origin = '', connections = '1000', seconds = '20'] = process.argv.slice(2)
const until = Date.now() + Number(seconds) * 1000
const statuses: Record<string, number> = {}
const unfit = { withoutRetryAfter: 0 }
const agent = new http.Agent({ keepAlive: true, maxSockets: Number(connections) })
let asked = 0

function ask(): Promise<void> {
  asked += 1
  const path = `/products?min_price=${asked % 9_999}&max_price=${10_000 + ((asked * 7) % 90_000)}&page=${1 + (asked % 3)}`
  return new Promise((resolve) => {
    const request = http.get(origin + path, { agent, timeout: 30_000 }, (answer) => {
      const status = String(answer.statusCode)
      statuses[status] = (statuses[status] ?? 0) + 1
      if (status === '503' && answer.headers['retry-after'] === undefined) unfit.withoutRetryAfter += 1
      answer.on('end', resolve).resume()
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => {
      statuses['none'] = (statuses['none'] ?? 0) + 1
      resolve()
    })
  })
}

async function goOn(): Promise<void> {
  while (Date.now() < until) await ask()
}

await Promise.all(Array.from({ length: Number(connections) }, goOn))
agent.destroy()
console.log(JSON.stringify({ statuses, ...unfit }))
