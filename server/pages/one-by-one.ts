/**
 * Drawing a page holds the process for tens of milliseconds. Whoever waits here comes one by one, with a look at the network in
 * between: a kept page and "are you alive" wait for one page to be drawn, never for several in a row.
 */
export function oneByOne(): () => Promise<void> {
  let last = Promise.resolve()
  return () => (last = last.then(() => new Promise((resume) => setImmediate(resume))))
}
