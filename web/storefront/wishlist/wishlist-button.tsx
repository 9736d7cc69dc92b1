import { IconButton } from '#web/ui/action/icon-button.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { toast } from '#web/ui/message/toast.ts'
import { useWishlist } from './use-wishlist.ts'

const Heart = drawnIcon('heart')

type WishlistButtonProps = {
  product: { id: number; name: string }
  variant?: 'raised' | 'outlined'
  size?: 'sm' | 'md'
  className?: string | undefined
}

export function WishlistButton({ product, variant = 'raised', size = 'md', className }: WishlistButtonProps) {
  const { has, toggle } = useWishlist()
  const isWished = has(product.id)
  const change = async () => {
    try {
      const isNowWished = await toggle(product.id)
      toast(isNowWished ? `${product.name} is on your wishlist` : `${product.name} is off your wishlist`)
    } catch {
      toast.error('Your wishlist could not be saved. Please try again.')
    }
  }
  return (
    <IconButton
      icon={Heart}
      label={`${isWished ? 'Remove' : 'Add'} ${product.name} ${isWished ? 'from' : 'to'} wishlist`}
      isPressed={isWished}
      variant={variant}
      size={size}
      className={className}
      onClick={() => void change()}
    />
  )
}
