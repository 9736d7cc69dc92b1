const EVERY_MS = 2000

/**
 * Names a piece of work and then says every two seconds how far it is, so that nothing is silent for long.
 * @template T
 * @param {string} label
 * @param {() => Promise<T>} work
 * @param {() => string} [howFar]
 * @returns {Promise<T>}
 */
export async function sayWhile(label, work, howFar = () => '') {
  const began = Date.now()
  const seconds = () => `${Math.round((Date.now() - began) / 1000)} s`
  console.log(`${label} ...`)
  const timer = setInterval(() => console.log(`  ${[howFar(), seconds()].filter(Boolean).join(', ')}`), EVERY_MS)
  try {
    const result = await work()
    console.log(`  done in ${seconds()}`)
    return result
  } finally {
    clearInterval(timer)
  }
}
