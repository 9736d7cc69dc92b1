import path from 'node:path'
import type { Plugin } from 'vite'

const root = path.join(import.meta.dirname, '..')

/** Parts of packages that every page would carry and none uses, and what stands in for them in a build. */
const REPLACED = [
  // The icon library's drawing function with its contexts, aliases and naming schemes.
  { asked: '../createLucideIcon.mjs', by: 'lucide-react', instead: 'web/ui/draw-icon.ts' },
  // The router's own links: the shop's are web/ui/nav-link.tsx.
  { asked: './link.js', by: '@tanstack/react-router', instead: 'web/ui/no-router-link.ts' },
  // Its way of writing searches: ours is in web/router.tsx.
  { asked: './searchParams.js', by: '@tanstack/router-core', instead: 'web/ui/no-router-search.ts' },
] as const

export function leaveOut(): Plugin {
  return {
    name: 'leave-out',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const found = REPLACED.find(({ asked, by }) => asked === source && importer.includes(`/node_modules/${by}/`))
      return found && path.join(root, found.instead)
    },
  }
}
