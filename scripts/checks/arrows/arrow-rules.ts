import type { Import } from './read-imports.ts'

export type ArrowRule = { name: string; why: string; forbids: (arrow: Import) => boolean }

const TEST = /\.test\.tsx?$|\/testing\/|^e2e\//
const SLICE = /^server\/([^/]+)\//
const INSIDE = /\.(?:store|routes|present)\.ts$/

const isTest = (path: string) => TEST.test(path)
const isUnder = (path: string, ...folders: string[]) => folders.some((folder) => path.startsWith(`${folder}/`))

/** The arrows between the parts of the shop: web -> domain <- server, and slices that keep their insides to themselves. */
export const ARROW_RULES: ArrowRule[] = [
  {
    name: 'domain stands alone',
    why: 'the rules of the shop depend on nothing but zod, so that both sides can use them',
    forbids: ({ from, to }) =>
      isUnder(from, 'domain') && !isTest(from) && !isUnder(to, 'domain') && to !== 'package:zod',
  },
  {
    name: 'web does not import the server',
    why: 'what the web needs is handed to it; a module bundled into both would exist twice',
    forbids: ({ from, to }) => isUnder(from, 'web') && !isTest(from) && isUnder(to, 'server', 'scripts', 'e2e'),
  },
  {
    name: 'server does not import the web',
    why: 'the server loads the built bundle at run time and never its sources',
    forbids: ({ from, to }) => isUnder(from, 'server') && !isTest(from) && isUnder(to, 'web', 'scripts', 'e2e'),
  },
  {
    name: 'slices keep their insides',
    why: 'stores, routes and presenters belong to their folder; other slices call use cases',
    forbids: ({ from, to }) => {
      const [, slice] = SLICE.exec(from) ?? []
      return slice !== undefined && !isTest(from) && INSIDE.test(to) && !isUnder(to, `server/${slice}`)
    },
  },
  {
    name: 'the storefront knows no back office',
    why: 'a shopper never downloads it',
    forbids: ({ from, to }) => isUnder(from, 'web/storefront') && isUnder(to, 'web/backoffice'),
  },
  {
    name: 'the session serves shop and back office',
    why: 'who is logged in is known to both, so it knows neither',
    forbids: ({ from, to }) =>
      isUnder(from, 'web/session', 'web/api') && isUnder(to, 'web/storefront', 'web/backoffice', 'web/routes'),
  },
  {
    name: 'the design system knows no shop',
    why: 'parts take slots, pages compose',
    forbids: ({ from, to }) =>
      isUnder(from, 'web/ui') &&
      isUnder(to, 'web/storefront', 'web/backoffice', 'web/session', 'web/api', 'web/routes'),
  },
  {
    name: 'no barrels',
    why: 'import the file that holds the thing',
    forbids: ({ to }) => !to.startsWith('package:') && /(?:^|\/)index\.tsx?$/.test(to),
  },
  {
    name: 'no test in the shop',
    why: 'what serves shoppers does not depend on what proves it',
    forbids: ({ from, to }) => isUnder(from, 'domain', 'server', 'web') && !isTest(from) && isTest(to),
  },
]
