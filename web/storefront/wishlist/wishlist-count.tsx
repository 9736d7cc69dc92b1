import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { useWishlist } from './use-wishlist.ts'

export function WishlistCount() {
  const { length: count } = useWishlist().ids
  if (count === 0) return null
  return (
    <>
      <span
        aria-hidden
        data-testid="wishlist-badge"
        className="figures absolute top-1 right-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-leaf px-1 text-[0.6875rem]/none font-bold text-paper"
      >
        {count}
      </span>
      <VisuallyHidden>
        ({count} {count === 1 ? 'piece' : 'pieces'})
      </VisuallyHidden>
    </>
  )
}
