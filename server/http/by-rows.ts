import type {
  ContextConfigDefault,
  FastifyInstance,
  FastifySchema,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
  RouteHandlerMethod,
  RouteShorthandOptions,
} from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Access, AnswerOf, CodeOf, Endpoint, Method } from '#domain/api/endpoint.ts'
import type { ENDPOINTS } from '#domain/api/endpoints.ts'
import type { Refused } from './reply.ts'

type Slices = Omit<typeof ENDPOINTS, 'undocumented'>
type Row = { [Name in keyof Slices]: Slices[Name][keyof Slices[Name]] }[keyof Slices]
type RowAt<Verb extends Method, Path extends string> = Extract<Row, readonly [Verb, Path, Access]>
type ContractOf<E> = E extends Endpoint<infer Contract extends FastifySchema> ? Contract : never
type PathOf<Verb extends Method> = RowAt<Verb, string>[1]

type Route<Contract extends FastifySchema> = RouteHandlerMethod<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  RouteGenericInterface,
  ContextConfigDefault,
  Contract,
  ZodTypeProvider
>
type Options<Contract extends FastifySchema> = RouteShorthandOptions<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  RouteGenericInterface,
  ContextConfigDefault,
  Contract,
  ZodTypeProvider
>

type Register<Verb extends Method> = <Path extends PathOf<Verb>, Contract extends ContractOf<RowAt<Verb, Path>>>(
  path: Path,
  options: Options<Contract> & { schema: Contract; config: { access: RowAt<Verb, Path>[2] } },
  handler: (...asked: Parameters<Route<Contract>>) => Promise<AnswerOf<Contract> | Refused<CodeOf<RowAt<Verb, Path>>>>,
) => unknown

type ByRows = { [Verb in Method as Lowercase<Verb>]: Register<Verb> }

/**
 * The same app, but a route of the API is held against its row in domain/api/endpoints: method, path, who may call, contract, and
 * the codes with which it refuses. What is not in the row does not compile.
 */
export const byRows = (app: FastifyInstance) => app as unknown as ByRows

/** For a form that is sent to the address of its page, which no row names. */
export const byContract = (app: FastifyInstance) => app.withTypeProvider<ZodTypeProvider>()
