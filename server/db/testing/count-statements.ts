import pg from 'pg'

/** How many statements some work sends: every query of every client of a pool goes through here. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const { prototype } = pg.Client
  const original = prototype.query
  let count = 0
  prototype.query = function counted(this: unknown, ...args: unknown[]) {
    count += 1
    return Reflect.apply(original, this, args)
  } as typeof original
  try {
    await work()
  } finally {
    prototype.query = original
  }
  return count
}
