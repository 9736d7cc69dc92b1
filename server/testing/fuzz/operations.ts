export type JsonSchema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  minItems?: number
  minimum?: number
  maximum?: number
  maxLength?: number
}

type Parameter = { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: JsonSchema }
type Described = {
  parameters?: Parameter[]
  requestBody?: { content?: { 'application/json'?: { schema: JsonSchema } } }
  responses: Record<string, { content?: Record<string, unknown> }>
}
export type OpenApiDocument = { paths: Record<string, Record<string, Described>> }

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Operation = {
  method: Method
  path: string
  parameters: Parameter[]
  body: JsonSchema | undefined
  statuses: string[]
}

export function operationsOf({ paths }: OpenApiDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, responses }]) => ({
      method: method.toUpperCase() as Method,
      path,
      parameters,
      body: requestBody?.content?.['application/json']?.schema,
      statuses: Object.keys(responses),
    })),
  )
}
