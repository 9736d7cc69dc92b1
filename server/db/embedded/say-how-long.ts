const EVERY_MS = 2000

/** Says every two seconds how long something has taken, so that a person at the terminal never wonders whether it hangs. */
export async function sayHowLong<T>(what: string, log: (line: string) => void, work: () => Promise<T>): Promise<T> {
  const began = Date.now()
  const timer = setInterval(() => log(`${what}, ${Math.round((Date.now() - began) / 1000)} s`), EVERY_MS)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}
