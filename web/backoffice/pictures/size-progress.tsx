import type { DeskPicture } from '#domain/api/picture-desk.ts'
import { ProgressBar } from './progress-bar.tsx'

/** Until all sizes are there, pages show the picture in the one that it came in. */
export function SizeProgress({ picture: { by, sizes } }: { picture: DeskPicture }) {
  if (by === 'studio' || sizes.wanted === 0 || sizes.made >= sizes.wanted) return null
  if (sizes.has_failed)
    return (
      <p role="status" className="text-xs text-terracotta-deep">
        {sizes.made} of {sizes.wanted} sizes made; the shop tries again by itself
      </p>
    )
  return (
    <div className="flex items-center gap-2 text-xs text-muted">
      <ProgressBar label="Sizes made" value={sizes.made} max={sizes.wanted} />
      <span className="figures shrink-0">
        {sizes.made} of {sizes.wanted} sizes
      </span>
    </div>
  )
}
