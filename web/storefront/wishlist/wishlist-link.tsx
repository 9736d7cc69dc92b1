import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { PlaceLink } from '#web/ui/navigation/nav-link.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { WishlistCount } from './wishlist-count.tsx'

const Heart = drawnIcon('heart')

/** The way to the wishlist in the header. The count comes later: the page is the same for everybody. */
export function WishlistLink() {
  return (
    <PlaceLink
      href="/wishlist"
      currentFor={[]}
      className="relative grid size-11 place-items-center rounded-full hover:bg-linen"
    >
      <Heart aria-hidden strokeWidth={1.6} className="size-5.5" />
      <VisuallyHidden>Wishlist</VisuallyHidden>
      <WishlistCount />
    </PlaceLink>
  )
}
