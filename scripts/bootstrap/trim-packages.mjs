import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Types, sources, maps back to them and words are for whoever works on the shop, headers for whoever compiles against Node. */
const FOR_WORK = /\.map$|\.[cm]?tsx?$|^(?!licen|notice|copying).*\.(?:md|markdown)$/i
/** Of the package itself, beside its package.json. */
const OWN_TESTS = /^(?:tests?|__tests__)$/
const HEADERS = /^node-linux-(?:arm64|x64)$/
/** Builds for systems that the shop does not run on (runtime.mjs); older versions of npm install them all the same. */
const OTHER_SYSTEMS = /(?:^|-)(?:linux)?musl(?:-|$)|-wasm32(?:-|$)/
/** Other shapes of the same code, its sources, and what only its own examples open: the build takes `lib`, and three's module and addons. */
const OTHER_SHAPES = [
  '@google/model-viewer/dist',
  '@google/model-viewer/src',
  'three/examples/fonts',
  'three/examples/jsm/libs/draco',
  'three/examples/jsm/libs/basis',
  'three/examples/jsm/libs/rhino3dm',
  'three/build/three.cjs',
  'three/build/three.webgpu.js',
  'three/build/three.webgpu.min.js',
  'three/build/three.webgpu.nodes.js',
  'three/build/three.webgpu.nodes.min.js',
]

/**
 * Takes out of the packages what a shop that only runs never opens: a third of them. `npm test` and `npm run dev` install everything.
 * @param {string} root
 */
export function trimPackages(root) {
  const packages = join(root, 'node_modules')
  for (const name of readdirSync(packages).filter((entry) => HEADERS.test(entry)))
    rmSync(join(packages, name, 'include'), { recursive: true, force: true })
  for (const name of namesOf(packages).filter((entry) => OTHER_SYSTEMS.test(entry)))
    rmSync(join(packages, name), { recursive: true, force: true })
  for (const name of OTHER_SHAPES) rmSync(join(packages, name), { recursive: true, force: true })
  trimFolder(packages)
}

/** @param {string} packages */
function namesOf(packages) {
  return readdirSync(packages).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(packages, name)).map((inside) => join(name, inside)) : [name],
  )
}

/** @param {string} folder */
function trimFolder(folder) {
  const entries = readdirSync(folder, { withFileTypes: true })
  const isPackage = entries.some(({ name }) => name === 'package.json')
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && isPackage && OWN_TESTS.test(entry.name)) rmSync(path, { recursive: true })
    else if (entry.isDirectory()) trimFolder(path)
    else if (entry.isFile() && FOR_WORK.test(entry.name)) rmSync(path)
  }
}
