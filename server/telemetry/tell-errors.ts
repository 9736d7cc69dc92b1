import type { LoggerOptions } from 'pino'
import type { ErrorRecord } from './otlp.ts'
import type { Tracer } from './tracer.ts'

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>

/** pino's numbers. */
const ERROR = 50
const FATAL = 60

/** Whatever the shop logs as an error is told with its stack, beside the line in the log. */
export function tellErrors(tell: (record: ErrorRecord) => void, tracer: Tracer, now: () => number): LogMethod {
  return function logMethod(args, method, level) {
    if (level >= ERROR) {
      const trace = tracer.current()
      tell({
        at: now(),
        severity: level >= FATAL ? 'FATAL' : 'ERROR',
        message: args.find((arg) => typeof arg === 'string') ?? 'error',
        attributes: exceptionOf(args[0]),
        trace: trace && { traceId: trace.traceId, spanId: trace.spanId },
      })
    }
    return method.apply(this, args)
  }
}

function exceptionOf(logged: unknown): ErrorRecord['attributes'] {
  const error = typeof logged === 'object' && logged !== null && 'err' in logged ? logged.err : logged
  if (!(error instanceof Error)) return {}
  return {
    'exception.type': error.name,
    'exception.message': error.message,
    ...(error.stack === undefined ? {} : { 'exception.stacktrace': error.stack }),
  }
}
