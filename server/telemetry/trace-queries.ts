import type pg from 'pg'
import type { Tracer } from './tracer.ts'

type Query = (...args: unknown[]) => unknown
const MOST_TEXT = 400

/** Every statement of the pool: its text with placeholders, never what is filled in. */
export function traceQueries(pool: pg.Pool, tracer: Tracer): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query
    const traced: Query = (...args) => {
      const text = textOf(args[0])
      if (text === null || tracer.current() === undefined) return query(...args)
      const span = tracer.begin({
        name: /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'query',
        kind: 'client',
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, MOST_TEXT) },
      })
      const ended = (error?: unknown) => span.end(error instanceof Error ? { failure: error.message } : {})
      const last = args.at(-1)
      if (typeof last === 'function') return query(...args.slice(0, -1), telling(last as Query, ended))
      const answer = query(...args)
      if (answer instanceof Promise) answer.then(() => ended(), ended)
      return answer
    }
    client.query = traced as typeof client.query
  })
}

const telling =
  (callback: Query, tell: (error?: unknown) => void): Query =>
  (...args) => {
    tell(args[0])
    return callback(...args)
  }

function textOf(asked: unknown): string | null {
  if (typeof asked === 'string') return asked
  const isPlain = typeof asked === 'object' && asked !== null && 'text' in asked && !('submit' in asked)
  return isPlain && typeof asked.text === 'string' ? asked.text : null
}
