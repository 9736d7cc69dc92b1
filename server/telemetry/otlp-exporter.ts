import type { Logger } from 'pino'
import type { TelemetrySetting } from '#server/telemetry-setting.ts'
import { type Attributes, type ErrorRecord, type FinishedSpan, logsBody, tracesBody } from './otlp.ts'

const EVERY_MS = 5_000
/** What a collector that is away may cost: the newest are dropped, never the shop's memory. */
const MOST_WAITING = 4_000
const PATIENCE_MS = 10_000

export type Exporter = {
  span(span: FinishedSpan): void
  error(record: ErrorRecord): void
  /** Sends what waits; for the farewell. */
  stop(): Promise<void>
}

/** Collects and sends in batches, beside the work and never in its way. */
export function otlpExporter(
  { endpoint, headers }: TelemetrySetting,
  about: Attributes,
  log: Pick<Logger, 'warn' | 'info'>,
): Exporter {
  let spans: FinishedSpan[] = []
  let errors: ErrorRecord[] = []
  let isAway = false

  async function flush(): Promise<void> {
    const [sentSpans, sentErrors] = [spans, errors]
    ;[spans, errors] = [[], []]
    if (sentSpans.length > 0) await send('/v1/traces', tracesBody(sentSpans, about))
    if (sentErrors.length > 0) await send('/v1/logs', logsBody(sentErrors, about))
  }

  async function send(path: string, body: object): Promise<void> {
    const failure = await fetch(endpoint + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).then(
      (answer) => (answer.ok ? null : `it answered ${answer.status}`),
      (error: unknown) => (error instanceof Error ? error.message : 'no answer'),
    )
    // Said once: a collector that is away must not fill the log.
    if (failure !== null && !isAway) log.warn({ failure }, 'the collector of OpenTelemetry takes nothing')
    if (failure === null && isAway) log.info('the collector of OpenTelemetry takes what it is sent again')
    isAway = failure !== null
  }

  const timer = setInterval(() => void flush(), EVERY_MS).unref()
  return {
    span: (span) => void (spans.length < MOST_WAITING && spans.push(span)),
    error: (record) => void (errors.length < MOST_WAITING && errors.push(record)),
    stop() {
      clearInterval(timer)
      return flush()
    },
  }
}
