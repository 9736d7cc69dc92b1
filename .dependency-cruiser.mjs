/** The arrows between the parts of the shop: web -> domain <- server, and slices that keep their insides to themselves. */
export default {
  forbidden: [
    {
      name: 'domain-stands-alone',
      comment: 'The rules of the shop depend on nothing, so that both sides can use them.',
      severity: 'error',
      from: { path: '^domain/', pathNot: String.raw`\.test\.ts$` },
      to: { pathNot: '^(domain/|node_modules/zod/)' },
    },
    {
      name: 'web-does-not-import-server',
      comment: 'What the web needs from the server is handed to it; a module bundled into both would exist twice.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(server|scripts|e2e)/' },
    },
    {
      name: 'server-does-not-import-web',
      comment: 'The server loads the built bundle at run time and never its sources.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(web|scripts|e2e)/' },
    },
    {
      name: 'slice-insides-stay-inside',
      comment: 'Stores, routes and presenters belong to their folder; other slices call use cases.',
      severity: 'error',
      from: { path: '^server/([^/]+)/', pathNot: String.raw`\.test\.ts$` },
      to: {
        path: String.raw`^server/([^/]+)/.*\.(store|routes|present)\.ts$`,
        pathNot: '^server/$1/',
      },
    },
    {
      name: 'storefront-without-backoffice',
      comment: 'A shopper never downloads the back office.',
      severity: 'error',
      from: { path: '^web/(storefront|ui|api)/' },
      to: { path: '^web/backoffice/' },
    },
    {
      name: 'backoffice-without-storefront',
      comment: 'The two share the design system and the API client, not screens.',
      severity: 'error',
      from: { path: '^web/backoffice/' },
      to: { path: '^web/storefront/' },
    },
    {
      name: 'design-system-knows-no-shop',
      comment: 'Parts take slots; pages compose.',
      severity: 'error',
      from: { path: '^web/ui/' },
      to: { path: '^web/(storefront|backoffice|api|routes)/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-barrels',
      comment: 'Import the file that holds the thing.',
      severity: 'error',
      from: {},
      to: { path: String.raw`/index\.tsx?$`, pathNot: 'node_modules' },
    },
    {
      name: 'no-test-in-production-code',
      severity: 'error',
      from: { pathNot: String.raw`(\.test\.tsx?$|/testing/|^e2e/|^scripts/)` },
      to: { path: String.raw`(\.test\.tsx?$|/testing/)` },
    },
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|media|studio)/' },
    tsPreCompilationDeps: true,
    detectProcessBuiltinModuleCalls: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
