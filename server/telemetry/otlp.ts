/** OpenTelemetry's protocol as JSON (opentelemetry-proto, OTLP/HTTP 1.x): the little of it that the shop sends. */
export type Attributes = Readonly<Record<string, string | number | boolean>>

export type FinishedSpan = {
  traceId: string
  spanId: string
  parentSpanId: string | undefined
  name: string
  kind: SpanKind
  /** Milliseconds since 1970, with parts. */
  begunAt: number
  endedAt: number
  attributes: Attributes
  failure: string | undefined
}
export type SpanKind = keyof typeof KINDS

export type ErrorRecord = {
  at: number
  severity: 'ERROR' | 'FATAL'
  message: string
  attributes: Attributes
  trace: { traceId: string; spanId: string } | undefined
}

const KINDS = { inside: 1, server: 2, client: 3, consumer: 5 } as const
const SEVERITIES = { ERROR: 17, FATAL: 21 } as const
const FAILED = 2
const SCOPE = { name: 'saalghar' }

export function tracesBody(spans: readonly FinishedSpan[], about: Attributes) {
  return {
    resourceSpans: [{ resource: resourceOf(about), scopeSpans: [{ scope: SCOPE, spans: spans.map(spanJson) }] }],
  }
}

export function logsBody(records: readonly ErrorRecord[], about: Attributes) {
  return {
    resourceLogs: [{ resource: resourceOf(about), scopeLogs: [{ scope: SCOPE, logRecords: records.map(recordJson) }] }],
  }
}

function spanJson({ traceId, spanId, parentSpanId, name, kind, begunAt, endedAt, attributes, failure }: FinishedSpan) {
  return {
    traceId,
    spanId,
    ...(parentSpanId === undefined ? {} : { parentSpanId }),
    name,
    kind: KINDS[kind],
    startTimeUnixNano: nanos(begunAt),
    endTimeUnixNano: nanos(endedAt),
    attributes: attributesJson(attributes),
    ...(failure === undefined ? {} : { status: { code: FAILED, message: failure } }),
  }
}

function recordJson({ at, severity, message, attributes, trace }: ErrorRecord) {
  return {
    timeUnixNano: nanos(at),
    severityNumber: SEVERITIES[severity],
    severityText: severity,
    body: { stringValue: message },
    attributes: attributesJson(attributes),
    ...trace,
  }
}

const resourceOf = (about: Attributes) => ({ attributes: attributesJson(about) })

const attributesJson = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: valueJson(value) }))

function valueJson(value: string | number | boolean) {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { boolValue: value }
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value }
}

const MICROS = 1_000

/** As text: a number of JavaScript cannot hold them. */
const nanos = (ms: number) => `${Math.round(ms * MICROS)}000`
