import type { z } from 'zod'
import type { Permission } from '#domain/accounts/permissions.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Who may call an endpoint. `public` also reads a token when one is sent; it never requires it. `customer` is anybody who is logged in. */
export type Access = 'public' | 'customer' | Permission

/** One row per endpoint. What it takes and gives is its contract in domain/api, of which the browser needs the types alone. */
export type EndpointRow = readonly [method: Method, path: `/api/${string}`, access: Access]

/** A row that knows its contract and the codes with which it refuses. */
export type Endpoint<Contract = unknown, Path extends string = string, Code extends string = string> = readonly [
  method: Method,
  path: Path,
  access: Access,
] & { readonly [TYPES]?: { contract: Contract; code: Code } }
declare const TYPES: unique symbol

type AnyContract = { readonly summary: string; readonly response: object }
type ContractsOf<Slice> = { [Key in keyof Slice as Slice[Key] extends AnyContract ? Key : never]: Slice[Key] }

/**
 * The endpoints of a slice, under the names of its contracts: a contract without a row does not compile, nor a row without a
 * contract. `Codes` names what an endpoint can be refused with beyond CommonCode.
 */
export const endpointsOf =
  <Slice, Codes extends { [Key in keyof ContractsOf<Slice>]?: string } = object>() =>
  <const Rows extends Record<keyof ContractsOf<Slice>, EndpointRow>>(rows: Rows) =>
    rows as unknown as {
      readonly [Key in keyof ContractsOf<Slice> & keyof Rows]: Rows[Key] &
        Endpoint<Slice[Key & keyof Slice], Rows[Key][1], Key extends keyof Codes ? Codes[Key] & string : never>
    }

/** Any endpoint may be refused with one of these: before its route is asked, or because nothing is there. */
export type CommonCode =
  | 'validation'
  | 'unauthenticated'
  | 'session_ended'
  | 'forbidden'
  | 'two_step_required'
  | 'not_found'
  | 'too_many_requests'
  | 'bad_request'
  | 'malformed_json'
  | 'empty_body'
  | 'unsupported_media_type'
  | 'too_large'
  | 'too_slow'
  | 'busy'
  | 'unavailable'
  | 'server_error'
  /** Said by the browser itself: no answer came, or one without a code. */
  | 'unreachable'
  | 'unknown'

export type CodeOf<E> = E extends Endpoint<unknown, string, infer Code> ? Code | CommonCode : never

export type AnswerOf<Contract> = Contract extends { response: { 200: infer Answer extends z.ZodType } }
  ? z.output<Answer>
  : never

type NameIn<Segment extends string> = Segment extends `${infer Name}.${string}` ? Name : Segment
type ParamNames<Path extends string> = Path extends `${string}/:${infer Segment}/${infer Rest}`
  ? NameIn<Segment> | ParamNames<`/${Rest}`>
  : Path extends `${string}/:${infer Segment}`
    ? NameIn<Segment>
    : never

type Plain = string | number | boolean
/** What is read from an address is text; the names are checked, and the words where only some are known. */
type QueryInput<Fields> = {
  [Key in keyof Fields]: unknown extends Fields[Key]
    ? Plain | null | undefined
    : string extends Fields[Key]
      ? Plain | null | undefined
      : Fields[Key] | null | undefined
}

type Params<Path extends string> = [ParamNames<Path>] extends [never]
  ? object
  : { params: Record<ParamNames<Path>, string | number> }
type Query<Contract> = Contract extends { querystring: infer Schema extends z.ZodType }
  ? object extends z.input<Schema>
    ? { query?: QueryInput<z.input<Schema>> | string }
    : { query: QueryInput<z.input<Schema>> | string }
  : object
type Body<Contract> = Contract extends { body: infer Schema extends z.ZodType } ? { body: z.input<Schema> } : object

/** What a call needs: the parts of the path, the query (or the text of an address, '?page=2'), the body. */
export type InputOf<Contract, Path extends string> = Params<Path> &
  Query<Contract> &
  Body<Contract> & { headers?: Record<string, string> }
