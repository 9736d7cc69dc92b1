import figtree from './fonts/figtree-latin.woff2?url'
import fraunces from './fonts/fraunces-latin.woff2?url'
import rupee from './fonts/figtree-rupee.woff2?url'

/** Everything above the fold of any page is set in these: headings, text, prices. */
export const preloadFonts = [figtree, fraunces, rupee].map((href) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  href,
  crossOrigin: 'anonymous' as const,
}))
