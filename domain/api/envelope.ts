import { z } from 'zod'

/** Every answer of the API is one of these two shapes (docs/decisions/001-api-envelope.md). */
export const successOf = <T extends z.ZodType>(data: T) =>
  z.object({ success: z.literal(true), message: z.string().optional(), data })

export const failure = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  request_id: z.string().optional(),
})

export const pageOf = <T extends z.ZodType>(item: T) =>
  successOf(
    z.object({
      data: z.array(item),
      current_page: z.int(),
      last_page: z.int(),
      per_page: z.int(),
      total: z.int(),
    }),
  )

/** A page of a list that is too long to be counted to its end. */
export const openPageOf = <T extends z.ZodType>(item: T) =>
  successOf(
    z.object({
      data: z.array(item),
      current_page: z.int(),
      last_page: z.int(),
      per_page: z.int(),
      total: z.int(),
      /** There are more than `total`. */
      is_more: z.boolean(),
    }),
  )

/**
 * Response schemas of an endpoint. Failures share one schema: a list of a route's own problems alone would turn a
 * validation error into a 500.
 */
export const answers = <T extends z.ZodType>(success: T) => ({ 200: success, '4xx': failure, '5xx': failure })

export type Failure = z.infer<typeof failure>
export type PageOf<T> = { data: T[]; current_page: number; last_page: number; per_page: number; total: number }
