import { parseArgs } from 'node:util'

export type Options = { only: string[]; missing: boolean; preview: boolean; views: string[]; threads: number; skip: string[]; draw: boolean }

export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', multiple: true, default: [] },
      views: { type: 'string', multiple: true, default: [] },
      skip: { type: 'string', multiple: true, default: [] },
      missing: { type: 'boolean', default: false },
      preview: { type: 'boolean', default: false },
      draw: { type: 'boolean', default: false },
      threads: { type: 'string', default: '2' },
    },
  })
  return { ...values, threads: Number(values.threads) }
}
