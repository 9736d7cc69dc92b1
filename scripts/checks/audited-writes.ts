import { posix } from 'node:path'

/** Source files of the server by their path in the repository. */
export type Sources = ReadonlyMap<string, string>
/** A route that changes something: its method and path, and the code that answers it. */
export type WritingRoute = { readonly route: string; readonly file: string; readonly code: string }

type Module = { readonly imports: ReadonlyMap<string, Named>; readonly bodies: ReadonlyMap<string, string> }
type Named = readonly [file: string, name: string]

const WRITES_THE_LOG = 'writeAudit'
/** Of a file, or of the function that holds the routes of a slice. */
const DECLARED = /^( {0,2})(?:export )?(?:async )?(?:function\*? |const )(\w+)/

/** Routes below a path that are no GET, as the files of routes write them down. */
export function writingRoutes(sources: Sources, below: string): WritingRoute[] {
  return [...sources].flatMap(([file, text]) => (file.endsWith('routes.ts') ? routesOf(file, text, below) : []))
}

function routesOf(file: string, text: string, below: string): WritingRoute[] {
  const heads = [...text.matchAll(/\.(get|post|put|patch|delete)\(\s*([`'][^`']+[`']|at\b)/g)]
  const at = /const at = '([^']+)'/.exec(text)?.[1] ?? ''
  return heads.flatMap(({ 1: method = '', 2: said = '', index }, place) => {
    const path = said === 'at' ? at : said.slice(1, -1).replace(/\$\{at\}/, at)
    if (method === 'get' || !path.startsWith(below)) return []
    const code = text.slice(index, heads[place + 1]?.index).split('\n}')[0] ?? ''
    return [{ route: `${method.toUpperCase()} ${path}`, file, code }]
  })
}

/** Whether what the code calls, and what that calls, comes to a row in the audit log. */
export function audits(sources: Sources): (route: WritingRoute) => boolean {
  const modules = new Map([...sources].map(([file, text]) => [file, readModule(file, text)]))
  const leads = (file: string, code: string, seen: Set<string>): boolean =>
    [...new Set(code.match(/\b[a-zA-Z_]\w*/g))].some((word) => {
      if (word === WRITES_THE_LOG) return true
      const [home, name] = modules.get(file)?.imports.get(word) ?? [file, word]
      const body = modules.get(home)?.bodies.get(name)
      if (body === undefined || seen.has(`${home} ${name}`)) return false
      seen.add(`${home} ${name}`)
      return leads(home, body, seen)
    })
  return ({ file, code }) => leads(file, code, new Set())
}

function readModule(file: string, text: string): Module {
  const imports = new Map<string, Named>()
  for (const [, names = '', from = ''] of text.matchAll(/^import \{([^}]*)\} from '([#.][^']+)'/gm))
    for (const one of names.split(',').map((name) => name.trim()))
      if (one !== '' && !one.startsWith('type ')) {
        const [name = '', here = name] = one.split(' as ')
        imports.set(here, [from.startsWith('#') ? from.slice(1) : posix.join(posix.dirname(file), from), name])
      }
  return { imports, bodies: bodiesOf(text) }
}

/** Each declaration with its lines; one inside another belongs to both. */
function bodiesOf(text: string): Map<string, string> {
  const bodies = new Map<string, string>()
  let open: { indent: number; name: string }[] = []
  for (const line of text.split('\n')) {
    const [, indent = '', name] = DECLARED.exec(line) ?? []
    if (name !== undefined)
      open = [...open.filter((outer) => outer.indent < indent.length), { indent: indent.length, name }]
    for (const each of open) bodies.set(each.name, `${bodies.get(each.name) ?? ''}${line}\n`)
  }
  return bodies
}
