import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { type Logger, pino } from 'pino'
import type { Random } from '#server/deps.ts'
import type { Job } from '#server/jobs/job.ts'
import type { TelemetrySetting } from '#server/telemetry-setting.ts'
import { otlpExporter } from './otlp-exporter.ts'
import { tellErrors } from './tell-errors.ts'
import { traceQueries } from './trace-queries.ts'
import { traceRequests } from './trace-requests.ts'
import { openTracer } from './tracer.ts'

export type Telemetry = {
  /** The same log, of which errors are told to the collector too. */
  log: Logger
  watchRequests(app: FastifyInstance): void
  watchQueries(pool: pg.Pool): void
  watchJobs(jobs: readonly Job<never>[]): readonly Job<never>[]
  stop(): Promise<void>
}
type Given = { setting: TelemetrySetting; level: string; role: 'web' | 'worker'; random: Random }

/** Loaded only where OTEL_EXPORTER_OTLP_ENDPOINT is set. Why no package of OpenTelemetry is used: decision 042. */
export function openTelemetry({ setting, level, role, random }: Given): Telemetry {
  const about = { 'service.name': setting.service, 'service.instance.id': random.uuid(), 'saalghar.role': role }
  const exporter = otlpExporter(setting, about, pino({ level }))
  const now = () => performance.timeOrigin + performance.now()
  const tracer = openTracer({ random, now, share: setting.share, onEnd: exporter.span })
  return {
    log: pino({ level, hooks: { logMethod: tellErrors(exporter.error, tracer, now) } }),
    watchRequests: (app) => traceRequests(app, tracer),
    watchQueries: (pool) => traceQueries(pool, tracer),
    watchJobs: (jobs) =>
      jobs.map((job) => ({
        ...job,
        work: (deps, data) => tracer.inSpan({ name: `job ${job.name}`, kind: 'consumer' }, () => job.work(deps, data)),
      })),
    stop: exporter.stop,
  }
}
