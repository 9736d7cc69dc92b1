import { fileURLToPath } from 'node:url'
import { installOwnPackages } from '../scripts/own-packages.ts'
import { readOptions } from './options.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))

// A word that the studio does not know is told before anything is fetched; a list of jobs, prints and a GPU need neither the denoiser nor
// the model packer, which weigh ten times the shop.
const { draw, jobs, prints, device } = readOptions(process.argv.slice(2))
if (draw || (!jobs && !prints && device === 'cpu')) installOwnPackages(folder, 'what only the studio needs (about 900 MB, once)')
await import('./studio.ts')
