/**
 * The longest piece of work that kept this thread from everything else, in milliseconds of its own processor time: what other programs
 * take of the machine does not count.
 */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  const spent = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  let [last, longest] = [spent(), 0]
  const look = () => {
    const now = spent()
    longest = Math.max(longest, now - last)
    last = now
  }
  const timer = setInterval(look, 1)
  try {
    await work()
  } finally {
    clearInterval(timer)
    look()
  }
  return longest
}
