import { escapeHtml } from '#server/http/plain-page.ts'
import { knownFacts } from '#server/facts/read-settings.ts'

type Schema = {
  type?: string | string[]
  description?: string
  properties?: Record<string, Schema>
  items?: Schema
  enum?: unknown[]
}
type Parameter = { name: string; in: string; required?: boolean; schema?: Schema; description?: string }
type Content = { content?: Record<string, { schema?: Schema }> }
type Operation = {
  summary?: string
  description?: string
  tags?: string[]
  security?: unknown[]
  parameters?: Parameter[]
  requestBody?: Content
  responses?: Record<string, Content & { description?: string }>
}
export type OpenApiDocument = { info: { description?: string }; paths?: Record<string, Record<string, Operation>> }

/** The body of a page that a person reads. */
export function describeApi(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const groups = Map.groupBy(operations, ({ operation }) => operation.tags?.[0] ?? 'Other')
  return `<h1>${escapeHtml(knownFacts().name)} API</h1>
<p>${escapeHtml(document.info.description ?? '')} The same as a file for programs: <a href="/api/openapi.json">openapi.json</a>.</p>
<p>Success: <code>{success: true, message?, data}</code>. Failure: <code>{success: false, message, code, errors?}</code>.
Money is in rupees. Log in with <code>POST /api/login</code> and send <code>Authorization: Bearer TOKEN</code>.</p>
<nav><ul>${[...groups.keys()].map((name) => `<li><a href="#${anchor(name)}">${escapeHtml(name)}</a></li>`).join('')}</ul></nav>
${[...groups].map(([name, members]) => group(name, members)).join('\n')}
`
}

type Member = { path: string; method: string; operation: Operation }

const group = (name: string, members: Member[]) =>
  `<section id="${anchor(name)}"><h2>${escapeHtml(name)}</h2>${members.map(describeOperation).join('\n')}</section>`

function describeOperation({ path, method, operation }: Member): string {
  const body = operation.requestBody?.content?.['application/json']?.schema
  const answer = operation.responses?.['200']?.content?.['application/json']?.schema
  return `<details><summary><code>${method.toUpperCase()} ${escapeHtml(path)}</code> ${escapeHtml(operation.summary ?? '')}${
    operation.security ? ' (log in first)' : ''
  }</summary>
${operation.description ? `<p>${escapeHtml(operation.description)}</p>` : ''}
${parameterTable(operation.parameters ?? [])}
${body ? `<h3>Body</h3><pre>${escapeHtml(shape(body))}</pre>` : ''}
${answer ? `<h3>Answer</h3><pre>${escapeHtml(shape(answer))}</pre>` : ''}
</details>`
}

function parameterTable(parameters: Parameter[]): string {
  if (parameters.length === 0) return ''
  const rows = parameters.map(
    ({ name, in: place, required, schema, description }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${place}${required ? ', required' : ''}</td><td>${escapeHtml(typeOf(schema))}</td><td>${escapeHtml(
        description ?? schema?.description ?? '',
      )}</td></tr>`,
  )
  return `<table><thead><tr><th>Parameter</th><th>Where</th><th>Type</th><th></th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

const typeOf = (schema: Schema | undefined): string =>
  schema?.enum
    ? schema.enum.join(' | ')
    : Array.isArray(schema?.type)
      ? schema.type.join(' | ')
      : (schema?.type ?? 'any')

function shape(schema: Schema, indent = ''): string {
  if (schema.items) return `[${shape(schema.items, indent)}]`
  if (!schema.properties) return typeOf(schema)
  const fields = Object.entries(schema.properties).map(
    ([name, inner]) => `${indent}  ${name}: ${shape(inner, `${indent}  `)}`,
  )
  return `{\n${fields.join('\n')}\n${indent}}`
}

const anchor = (name: string) => encodeURIComponent(name.toLowerCase().replaceAll(' ', '-'))
