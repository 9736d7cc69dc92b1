import { parseArgs } from 'node:util'

export type Device = 'cpu' | 'gpu'

export type Options = {
  only: string[]
  missing: boolean
  preview: boolean
  views: string[]
  threads: number
  skip: string[]
  draw: boolean
  device: Device
  /** On the CPU: light paths for each printed pixel, with the bounces of the GPU. */
  paths: number | undefined
  /** Write the job list for a machine with a GPU here, and expose nothing. */
  jobs: string | undefined
  /** Take the prints that came back from such a machine out of this folder. */
  prints: string | undefined
}

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
      device: { type: 'string', default: 'cpu' },
      paths: { type: 'string' },
      jobs: { type: 'string' },
      prints: { type: 'string' },
    },
  })
  if (values.device !== 'cpu' && values.device !== 'gpu') throw new Error(`--device is cpu or gpu, not ${values.device}`)
  const paths = values.paths === undefined ? undefined : Number(values.paths)
  return { ...values, device: values.device, paths, threads: Number(values.threads), jobs: values.jobs, prints: values.prints }
}
