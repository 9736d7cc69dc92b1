import type { SettingsReader } from './settings-reader.ts'

/** Where traces and errors are sent, by OpenTelemetry's own names; null sends nothing anywhere. */
export type TelemetrySetting = {
  endpoint: string
  headers: Record<string, string>
  service: string
  /** Which share of the requests is traced, from 0 to 1. Errors are always told. */
  share: number
}

const HEADER = /^\s*([\w-]+)\s*=\s*([^\s].*?)\s*$/

export function readTelemetry({ text, url, mistake }: SettingsReader): TelemetrySetting | null {
  const endpoint = url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:'], 'https://collector.example.com:4318')
  if (endpoint === undefined) return null
  const headers: Record<string, string> = {}
  for (const part of (text('OTEL_EXPORTER_OTLP_HEADERS') ?? '').split(',').filter((given) => given.trim() !== '')) {
    const [, name, value] = HEADER.exec(part) ?? []
    if (name !== undefined && value !== undefined) headers[name.toLowerCase()] = decoded(value)
    else mistake('OTEL_EXPORTER_OTLP_HEADERS cannot be read. Write it like name=value,other=value.')
  }
  const share = Number(text('OTEL_TRACES_SAMPLER_ARG') ?? '1')
  if (!(share >= 0 && share <= 1)) mistake('OTEL_TRACES_SAMPLER_ARG is no share. Set it to a number from 0 to 1.')
  return { endpoint: endpoint.replace(/\/+$/, ''), headers, service: text('OTEL_SERVICE_NAME') ?? 'saalghar', share }
}

/** OpenTelemetry writes the values as in an address (`%20`). */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
