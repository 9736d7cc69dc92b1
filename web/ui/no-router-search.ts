/**
 * Stands in a build for the router's own way of writing searches (scripts/leave-out.ts): web/router.tsx has another, with
 * plain `a=b` addresses.
 */
function refuse(): never {
  throw new Error('Searches are read and written by web/router.tsx')
}

export {
  refuse as defaultParseSearch,
  refuse as defaultStringifySearch,
  refuse as parseSearchWith,
  refuse as stringifySearchWith,
}
