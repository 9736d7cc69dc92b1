/** Remembers that the database refused to write, so that /readyz knows before the next shopper does. */
export type WriteTrouble = { note(): void; isNoted(): boolean; forget(): void }

declare module 'fastify' {
  interface FastifyInstance {
    writeTrouble: WriteTrouble
  }
}

export function writeTrouble(): WriteTrouble {
  let isNoted = false
  return { note: () => void (isNoted = true), isNoted: () => isNoted, forget: () => void (isNoted = false) }
}
