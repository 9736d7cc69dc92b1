import type { FastifyInstance } from 'fastify'
import { countStatements } from '#server/db/testing/count-statements.ts'

const ROUNDS = Number(process.env['ROUNDS'] ?? 40)

/** Asks again and again; the first five rounds do not count. `cpu`: what was spent of it so far, where somebody wants to know. */
export async function measure(
  app: FastifyInstance,
  url: (round: number) => string,
  headers: Record<string, string>,
  cpu: () => number = () => 0,
) {
  const ask = async (round: number) => {
    const answer = await app.inject({ url: url(round), headers })
    if (answer.statusCode !== 200) throw new Error(`${url(round)} answered ${answer.statusCode}: ${answer.body}`)
  }
  for (let round = 0; round < 5; round += 1) await ask(round)
  const statements = await countStatements(() => ask(0))
  const times: number[] = []
  const cpuBefore = cpu()
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now()
    await ask(round)
    times.push(performance.now() - begun)
  }
  const cpuEach = (cpu() - cpuBefore) / ROUNDS
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(ROUNDS - 1, Math.floor(ROUNDS * share))] ?? 0
  return { p50: at(0.5), p95: at(0.95), statements, cpuEach }
}
