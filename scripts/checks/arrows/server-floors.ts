import { posix } from 'node:path'
import type { Import } from './read-imports.ts'

/** An arrow between two folders of the server, and the imports it stands for. */
export type FolderArrow = { from: string; to: string; imports: number }

/**
 * The server's floors, the lowest first: what everybody needs lies below who needs it. A folder that is not named here is a
 * slice.
 */
const FLOORS: readonly (readonly string[])[] = [
  ['startup-problem.ts', 'settings-reader.ts', 'files-setting.ts', 'telemetry-setting.ts', 'config.ts', 'db'],
  ['deps.ts', 'slice.ts', 'facts', 'jobs', 'http', 'adapters', 'mail', 'media', 'stock'],
  ['(slices)'],
  ['pages', 'api-docs', 'ops', 'seo'],
  ['main.ts', 'commands', 'app.ts', 'slices.ts', 'job-list.ts', 'announce.ts', 'seed'],
]
const SLICES = FLOORS.findIndex((floor) => floor.includes('(slices)'))
const TEST = /\.test\.ts$|\/testing\//

/** How many arrows may run back up. Lower it when one goes; a new one needs another way. */
export const MOST_RUNNING_UP = 20

export function folderArrows(imports: readonly Import[]): FolderArrow[] {
  const inside = imports.filter(({ from, to }) => isOfServer(from) && isOfServer(to) && folderOf(from) !== folderOf(to))
  const byArrow = Map.groupBy(inside, ({ from, to }) => `${folderOf(from)} ${folderOf(to)}`)
  return [...byArrow].map(([arrow, all]) => {
    const [from = '', to = ''] = arrow.split(' ')
    return { from, to, imports: all.length }
  })
}

/** Those that lead to a higher floor; of two slices that lean on each other, the thinner arrow. */
export function runningUp(arrows: readonly FolderArrow[]): FolderArrow[] {
  return arrows.filter((arrow) => {
    const [from, to] = [floorOf(arrow.from), floorOf(arrow.to)]
    if (from !== to) return to > from
    const back = arrows.find((other) => other.from === arrow.to && other.to === arrow.from)
    return back !== undefined && isThinner(arrow, back)
  })
}

const isThinner = (arrow: FolderArrow, back: FolderArrow) =>
  arrow.imports < back.imports || (arrow.imports === back.imports && arrow.from < back.from)

const isOfServer = (path: string) => path.startsWith('server/') && !TEST.test(path)

/** 'server/orders/place-order.ts' lies in 'orders'; the few files of the server's own folder stand for themselves. */
function folderOf(path: string): string {
  const folder = posix.dirname(path)
  return folder === 'server' ? posix.basename(path) : folder.slice('server/'.length)
}

function floorOf(folder: string): number {
  const [room = ''] = folder.split('/')
  const floor = FLOORS.findIndex((names) => names.includes(room))
  return floor === -1 ? SLICES : floor
}
