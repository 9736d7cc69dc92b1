import { registerHooks } from 'node:module'

/**
 * Node looks into the nearest package.json at each import of a module. That of drizzle-orm has 180 kB and its modules
 * import each other 500 times, which is a third of the shop's start. Inside the package an import is a plain file, so
 * its address needs no look-up.
 */
const INSIDE = '/node_modules/drizzle-orm/'

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context
    if (!specifier.startsWith('.') || parentURL?.includes(INSIDE) !== true || !specifier.endsWith('.js'))
      return next(specifier, context)
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
  },
})
