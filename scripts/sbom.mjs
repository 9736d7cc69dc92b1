// `node scripts/sbom.mjs > sbom.json`: what the shop is made of, in CycloneDX, from the lockfile. npm writes the bill; what only tests use
// is taken out here, because its own `--omit dev` also leaves out what both use (zod, pg-protocol).
import { execFileSync } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** @typedef {{ 'bom-ref': string, properties?: { name: string, value: string }[] }} Component */
/** @typedef {{ components: Component[], dependencies: { ref: string, dependsOn?: string[] }[] }} Bill */

const DEVELOPMENT = 'cdx:npm:package:development'
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const written = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'ignore'],
  maxBuffer: 64 * 1024 * 1024,
})
const bill = /** @type {Bill} */ (JSON.parse(written.toString()))
const dropped = new Set(
  bill.components
    .filter(({ properties = [] }) => properties.some(({ name, value }) => name === DEVELOPMENT && value === 'true'))
    .map((component) => component['bom-ref']),
)
bill.components = bill.components.filter((component) => !dropped.has(component['bom-ref']))
bill.dependencies = bill.dependencies
  .filter(({ ref }) => !dropped.has(ref))
  .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((needed) => !dropped.has(needed)) }))
process.stdout.write(`${JSON.stringify(bill, null, 1)}\n`)
