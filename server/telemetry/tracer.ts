import { AsyncLocalStorage } from 'node:async_hooks'
import type { Random } from '#server/deps.ts'
import type { Attributes, FinishedSpan, SpanKind } from './otlp.ts'

/** `sampled` false: nothing of this request is sent, nor of what it causes. */
type Context = { traceId: string; spanId: string; sampled: boolean }
type Beginning = { name: string; kind: SpanKind; attributes?: Attributes; parent?: Context | undefined }
export type OpenSpan = Context & { end(more?: { name?: string; attributes?: Attributes; failure?: string }): void }
export type Tracer = ReturnType<typeof openTracer>

type Options = { random: Random; now(): number; share: number; onEnd(span: FinishedSpan): void }

const TRACE_BYTES = 16
const SPAN_BYTES = 8
/** W3C Trace Context, version 00. */
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

/** Which span a piece of work belongs to follows the work itself, through every `await`. */
export function openTracer({ random, now, share, onEnd }: Options) {
  const current = new AsyncLocalStorage<Context>()

  function begin({ name, kind, attributes = {}, parent = current.getStore() }: Beginning): OpenSpan {
    const begunAt = now()
    const context: Context = {
      traceId: parent?.traceId ?? random.bytes(TRACE_BYTES).toString('hex'),
      spanId: random.bytes(SPAN_BYTES).toString('hex'),
      sampled: parent?.sampled ?? random.bytes(4).readUInt32BE() < share * 2 ** 32,
    }
    const end: OpenSpan['end'] = (more = {}) => {
      if (!context.sampled) return
      const { traceId, spanId } = context
      onEnd({
        traceId,
        spanId,
        parentSpanId: parent?.spanId,
        name: more.name ?? name,
        kind,
        begunAt,
        endedAt: now(),
        attributes: { ...attributes, ...more.attributes },
        failure: more.failure,
      })
    }
    return { ...context, end }
  }

  async function inSpan<T>(beginning: Beginning, work: () => Promise<T>): Promise<T> {
    const span = begin(beginning)
    try {
      const done = await current.run(span, work)
      span.end()
      return done
    } catch (error) {
      span.end({ failure: error instanceof Error ? error.message : 'failed' })
      throw error
    }
  }

  const within = <T>(span: Context, work: () => T): T => current.run(span, work)
  return { begin, inSpan, within, current: () => current.getStore() }
}

/** What another program says this request belongs to; nothing that is unreadable is believed. */
export function readTraceparent(header: unknown): Context | undefined {
  const [, traceId, spanId, flags] = typeof header === 'string' ? (TRACEPARENT.exec(header) ?? []) : []
  if (traceId === undefined || spanId === undefined || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined
  return { traceId, spanId, sampled: (Number.parseInt(flags ?? '0', 16) & 1) === 1 }
}
