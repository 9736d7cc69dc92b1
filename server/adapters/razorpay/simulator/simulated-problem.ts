export type SimulatedReply = { status: number; body: object }

/** The provider's shape of an error (contract d-1). */
export function problem(status: number, description: string, field?: string): SimulatedReply {
  return {
    status,
    body: {
      error: {
        code: status >= 500 ? 'SERVER_ERROR' : 'BAD_REQUEST_ERROR',
        description,
        source: 'business',
        step: 'payment_initiation',
        reason: 'input_validation_failed',
        metadata: {},
        ...(field ? { field } : {}),
      },
    },
  }
}

export const fine = (body: object): SimulatedReply => ({ status: 200, body })
export const notAnId = (id: string): SimulatedReply => problem(400, `${id} is not a valid id`)
